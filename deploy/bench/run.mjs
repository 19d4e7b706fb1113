import { build } from '../local/nx.ts';
import { runCommand } from '../local/process/run-command.ts';
import { sayToTerminal as say } from '../local/say.mjs';

const benches = [
  'full-sync.mjs 2000',
  'full-sync.mjs 10000',
  'throughput.mjs 10000',
  'schedules.mjs',
  'scaling.mjs',
  'reads.mjs',
  'renders.mjs',
  'leads-export.mjs',
  'call-log.mjs',
  'long-tasks.mjs',
  'abuse.mjs',
  'lighthouse/run.mjs',
  'memory.mjs',
];

/**
 * `npm run bench`: growth, throughput, reads and memory, one after the other; docs/measurements.md keeps the figures. The soak
 * is `npm run load -- soak`.
 */
export async function run() {
  await build(say);
  for (const bench of benches) {
    say('bench', bench);
    const settings = { cwd: import.meta.dirname, show: true };
    const args = ['--import', 'tsx', ...bench.split(' ')];
    const { ok } = await runCommand(process.execPath, args, settings);
    if (!ok) process.exitCode = 1;
  }
}
