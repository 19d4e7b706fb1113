import { join } from 'node:path';
import { build } from '../local/nx.ts';
import { runCommand } from '../local/process/run-command.ts';
import { printToTerminal as print } from '../local/print.mjs';
import { SetupFault } from '../local/setup-fault.mjs';

const benches = ['reads', 'full-sync', 'search-orders', 'lighthouse', 'memory'];

/**
 * `npm run bench [-- reads]`: runs one benchmark, or all one after the other. Results are recorded in
 * docs/measurements.md.
 */
export async function run(): Promise<void> {
  const [name, ...args] = process.argv.slice(2);
  const names = benches.filter((bench) => name === undefined || bench === name);
  if (names.length === 0)
    throw new SetupFault(`There is no bench "${name}". There are: ${benches.join(', ')}.`);
  await build(print);
  for (const bench of names) {
    print('bench', bench);
    const script = ['--import', 'tsx', join(import.meta.dirname, `${bench}.ts`), ...args];
    const { ok } = await runCommand(process.execPath, script, { show: true });
    if (!ok) process.exitCode = 1;
  }
}
