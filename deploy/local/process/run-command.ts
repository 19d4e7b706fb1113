import { createWriteStream, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';

export interface CommandOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** A file for a copy of the output. */
  log?: string;
  /** Print the output as it comes. */
  show?: boolean;
  /** Ends the command after this time without output and without growth of `watch`, the folder of its download. */
  stallMs?: number;
  watch?: string;
  timeoutMs?: number;
}

/**
 * Runs a command to its end; execa ends it together with this process. Never throws: a missing program or a time-out is a
 * failure with the reason as output.
 */
export async function runCommand(
  command: string,
  args: string[],
  { cwd, env = process.env, log, show, stallMs = Infinity, watch, timeoutMs = 0 }: CommandOptions = {},
): Promise<{ ok: boolean; output: string }> {
  const child = execa(command, args, {
    env,
    extendEnv: false,
    reject: false,
    stdin: 'ignore',
    all: true,
    timeout: timeoutMs,
    ...(cwd ? { cwd } : {}),
  });
  if (show) child.all.pipe(process.stdout, { end: false });
  if (log) {
    mkdirSync(dirname(log), { recursive: true });
    child.all.pipe(createWriteStream(log));
  }
  let movedAt = performance.now();
  let size = 0;
  let stalled = '';
  child.all.on('data', () => (movedAt = performance.now()));
  const watcher = setInterval(() => {
    const before = size;
    size = watch ? sizeOf(watch) : 0;
    if (size !== before) movedAt = performance.now();
    if (performance.now() - movedAt < stallMs) return;
    stalled = `nothing came for ${stallMs / 1000} s`;
    child.kill('SIGKILL');
  }, 500);
  const { all, exitCode, failed, shortMessage, signal, timedOut } = await child;
  clearInterval(watcher);
  const missing = exitCode === undefined && !signal ? shortMessage : '';
  const why = timedOut ? `ended after ${timeoutMs / 1000} s` : stalled || missing;
  return { ok: !failed, output: `${all}\n${why ?? ''}`.trim() };
}

/** The size of a folder in bytes; it grows during a download. */
function sizeOf(folder: string): number {
  try {
    const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((e) => e.isFile());
    return entries.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  } catch {
    // Not made yet, or a temporary file vanished while being counted.
    return 0;
  }
}
