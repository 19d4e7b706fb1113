import { createWriteStream, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';

export interface CommandOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** A file that gets a copy of the output. */
  log?: string;
  /** Print the output as it comes. */
  show?: boolean;
  /** Kills the command after this time without output and without growth of the download folder `watch`. */
  stallMs?: number;
  watch?: string;
  timeoutMs?: number;
}

/**
 * Runs a command to its end; execa kills it when this process exits. Never throws: a missing program or a timeout is
 * returned as a failure with the reason in `output`.
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
  let progressAt = performance.now();
  let size = 0;
  let stalled = '';
  child.all.on('data', () => (progressAt = performance.now()));
  const watcher = setInterval(() => {
    const before = size;
    size = watch ? sizeOf(watch) : 0;
    if (size !== before) progressAt = performance.now();
    if (performance.now() - progressAt < stallMs) return;
    stalled = `nothing came for ${stallMs / 1000} s`;
    child.kill('SIGKILL');
  }, 500);
  const { all, exitCode, failed, shortMessage, signal, timedOut } = await child;
  clearInterval(watcher);
  const missing = exitCode === undefined && !signal ? shortMessage : '';
  const why = timedOut ? `ended after ${timeoutMs / 1000} s` : stalled || missing;
  return { ok: !failed, output: `${all}\n${why ?? ''}`.trim() };
}

function sizeOf(folder: string): number {
  try {
    const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((e) => e.isFile());
    return entries.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  } catch {
    // The folder does not exist yet, or a temporary file was deleted during the count.
    return 0;
  }
}
