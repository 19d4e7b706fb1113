import { build } from '../local/build.mjs';
import { runCommand } from '../local/process/run-command.mjs';
import { sayToTerminal as say } from '../local/say.mjs';

const benches = ['full-sync.mjs 2000', 'full-sync.mjs 10000', 'abuse.mjs', 'lighthouse/run.mjs'];

/** `npm run bench`: growth, throughput and soak, one after the other; docs/measurements.md keeps the figures. */
export async function run() {
  await build(say);
  for (const bench of benches) {
    say('bench', bench);
    const settings = { cwd: import.meta.dirname, show: true };
    const { ok } = await runCommand(process.execPath, bench.split(' '), settings);
    if (!ok) process.exitCode = 1;
  }
}
