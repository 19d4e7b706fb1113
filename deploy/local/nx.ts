import { join } from 'node:path';
import { installed, localDir, root } from './places.mjs';
import { type CommandOptions, runCommand } from './process/run-command.ts';
import { type Say, secondsSince } from './say.mjs';
import { SetupFault } from './setup-fault.mjs';

/** Builds what changed since the last time; Nx keeps the rest. */
export async function build(say: Say): Promise<void> {
  const since = performance.now();
  const log = join(localDir, 'logs', 'build.log');
  const { ok, output } = await runNx(['run-many', '-t', 'build', '--parallel=2'], { log });
  if (!ok) throw new SetupFault(`The build failed (${log}):\n${failedTasks(output)}`);
  say('build', `done in ${secondsSince(since)}`);
}

export function runNx(args: string[], options: CommandOptions): ReturnType<typeof runCommand> {
  // No daemon: it would outlive us and hold the folder. No cloud, no prompt.
  const quiet = { NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0', CI: 'true' };
  const nx = [installed('nx', 'dist', 'bin', 'nx.js'), ...args, '--outputStyle=static'];
  const env = { ...process.env, ...options.env, ...quiet };
  return runCommand(process.execPath, nx, { ...options, cwd: root, env });
}

/**
 * What the failed tasks of `nx run-many` printed, each cut to its last lines, without what passed and without npm's own
 * lines.
 */
export function failedTasks(output: string, linesPerTask = 30): string {
  const lines = output.split('\n');
  const failed = new Set(lines.flatMap((line) => /^\s*- (@?\S+:\S+)$/.exec(line)?.[1] ?? []));
  const sections = new Map<string, string[]>();
  let current = '';
  for (const line of lines) {
    if (/^\s*NX\s/.test(line)) current = '';
    current = /^> nx run (\S+)/.exec(line)?.[1] ?? current;
    if (!failed.has(current) || line.startsWith('npm ')) continue;
    sections.set(current, [...(sections.get(current) ?? []), line]);
  }
  const lastOf = (section: string[]) => section.join('\n').trim().split('\n').slice(-linesPerTask);
  const reports = [...sections.values()].flatMap(lastOf);
  return (reports.length > 0 ? reports : lines.slice(-linesPerTask)).join('\n');
}
