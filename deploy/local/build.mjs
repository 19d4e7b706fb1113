import { join } from 'node:path';
import { installed, localDir, root } from './places.mjs';
import { runCommand } from './process/run-command.mjs';
import { failedTasks } from './nx-report.mjs';
import { secondsSince } from './say.mjs';
import { SetupFault } from './setup-fault.mjs';

const buildLog = join(localDir, 'logs', 'build.log');

/**
 * Builds what changed since the last time; Nx keeps the rest.
 * @param {import('./say.mjs').Say} say
 */
export async function build(say) {
  const since = performance.now();
  const { ok, output } = await runNx(['run-many', '-t', 'build', '--parallel=2'], buildLog);
  if (!ok) throw new SetupFault(`The build failed (${buildLog}):\n${failedTasks(output)}`);
  say('build', `done in ${secondsSince(since)}`);
}

/**
 * @param {string[]} args
 * @param {string} log
 */
export const runNx = (args, log) =>
  runCommand(process.execPath, [installed('nx', 'dist', 'bin', 'nx.js'), ...args, '--outputStyle=static'], {
    cwd: root,
    // No daemon: it would outlive us and hold the folder. No cloud, no prompt.
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0', CI: 'true' },
    log,
  });
