import { join } from 'node:path';
import { packageFile, localDir, root } from './places.mjs';
import { type CommandOptions, runCommand } from './process/run-command.ts';
import { type Print, secondsSince } from './print.mjs';
import { SetupFault } from './setup-fault.mjs';

/** Builds all projects; Nx caches unchanged ones. */
export async function build(print: Print): Promise<void> {
  const since = performance.now();
  const log = join(localDir, 'logs', 'build.log');
  const { ok, output } = await runNx(['run-many', '-t', 'build', '--parallel=2'], { log });
  if (!ok) throw new SetupFault(`The build failed (${log}):\n${output.split('\n').slice(-40).join('\n')}`);
  print('build', `done in ${secondsSince(since)}`);
}

/** Runs Nx to its end, without its daemon, which would outlive this process and lock the folder. */
export function runNx(args: string[], options: CommandOptions): ReturnType<typeof runCommand> {
  const quiet = { NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0', CI: 'true' };
  const nx = [packageFile('nx', 'dist', 'bin', 'nx.js'), ...args, '--outputStyle=static'];
  const env = { ...process.env, ...options.env, ...quiet };
  return runCommand(process.execPath, nx, { ...options, cwd: root, env });
}
