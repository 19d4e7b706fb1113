import { join } from 'node:path';
import { build } from '../build.mjs';
import { root } from '../places.mjs';
import { runCommand } from '../process/run-command.mjs';
import { sayToTerminal as say } from '../say.mjs';

const benches = ['full-sync.mjs 2000', 'full-sync.mjs 10000', 'abuse.mjs', 'lighthouse/run.mjs'];

/** `npm run bench`: throughput, growth and soak, one after the other; docs/measurements.md keeps the figures with their date. */
export async function run() {
  await build(say);
  for (const bench of benches) {
    say('bench', bench);
    const { ok } = await runCommand(process.execPath, bench.split(' '), {
      cwd: join(root, 'deploy', 'bench'),
      show: true,
    });
    if (!ok) process.exitCode = 1;
  }
}
