import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { endToo } from './end-on-signal.mjs';

/** @type {Set<{ kill: () => boolean }>} */
const running = new Set();

/**
 * @typedef {object} CommandOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [log] file that gets a copy of the output
 * @property {boolean | 'stderr'} [show] print the output, or only stderr, as it comes
 * @property {number} [stallMs] end it when for so long neither output came nor `watch` grew
 * @property {string} [watch] folder into which it downloads
 * @property {number} [timeoutMs]
 */

/**
 * Runs a command to its end. Never throws: a missing program or an ended wait is a failure with its reason as output.
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function runCommand(command, args, options = {}) {
  const { cwd = process.cwd(), env = process.env, log, show, stallMs, watch = '', timeoutMs } = options;
  if (log) {
    mkdirSync(dirname(log), { recursive: true });
    rmSync(log, { force: true });
  }
  /** @param {boolean} isShown */
  const to = (isShown) => [
    /** @type {const} */ ('pipe'),
    ...(log ? [{ file: log, append: /** @type {const} */ (true) }] : []),
    ...(isShown ? [process.stdout] : []),
  ];
  const child = execa(command, args, {
    ...{ cwd, env, extendEnv: false, reject: false, stdin: 'ignore', all: true },
    ...{ stdout: to(show === true), stderr: to(show !== undefined && show !== false) },
    ...(timeoutMs ? { timeout: timeoutMs } : {}),
  });
  running.add(child);
  let movedAt = performance.now();
  let size = -1;
  let stalled = '';
  child.all?.on('data', () => (movedAt = performance.now()));
  const watcher = setInterval(() => {
    const now = sizeOf(watch);
    if (now !== size) movedAt = performance.now();
    size = now;
    if (!stallMs || performance.now() - movedAt < stallMs) return;
    stalled = `nothing came for ${stallMs / 1000} s`;
    child.kill('SIGKILL');
  }, 500);
  const result = await child;
  clearInterval(watcher);
  running.delete(child);
  const missing = result.exitCode === undefined && !result.signal ? result.shortMessage : '';
  const why = result.timedOut ? `ended after ${Number(timeoutMs) / 1000} s` : stalled || missing;
  return { ok: !result.failed, output: `${result.all ?? ''}\n${why}`.trim() };
}

/** Ends what still runs, when a start fails or the launcher is told to end. */
export function endRunningCommands() {
  for (const child of running) child.kill();
}

endToo({ stop: endRunningCommands });

/** Bytes below a folder; a download shows as growth. @param {string} folder */
function sizeOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
  } catch {
    // Not made yet, or a temporary file vanished while being counted.
    return 0;
  }
}
