import { join } from 'node:path';
import { failedTasks } from './nx-report.mjs';
import { installed, localDir, root } from './places.mjs';
import { runCommand } from './process/run-command.mjs';
import { secondsSince } from './say.mjs';
import { SetupFault } from './setup-fault.mjs';

/** Builds what changed since the last time; Nx keeps the rest. @param {import('./say.mjs').Say} say */
export async function build(say) {
  const since = performance.now();
  const log = join(localDir, 'logs', 'build.log');
  const { ok, output } = await runNx(['run-many', '-t', 'build', '--parallel=2'], { log });
  if (!ok) throw new SetupFault(`The build failed (${log}):\n${failedTasks(output)}`);
  say('build', `done in ${secondsSince(since)}`);
}

/** @param {string[]} args @param {import('./process/run-command.mjs').CommandOptions} options */
export const runNx = (args, options) =>
  runCommand(process.execPath, [installed('nx', 'dist', 'bin', 'nx.js'), ...args, '--outputStyle=static'], {
    ...options,
    cwd: root,
    // No daemon: it would outlive us and hold the folder. No cloud, no prompt.
    env: {
      ...process.env,
      ...options.env,
      ...{ NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0', CI: 'true' },
    },
  });
