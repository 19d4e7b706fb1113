import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @type {Set<import('node:child_process').ChildProcess>} */
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
export function runCommand(command, args, options = {}) {
  const { cwd, env = process.env, log, show, stallMs, watch, timeoutMs } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    if (log) mkdirSync(dirname(log), { recursive: true });
    const file = log ? createWriteStream(log) : undefined;
    let output = '';
    let movedAt = performance.now();
    let size = -1;
    /** @param {string} why */
    const giveUp = (why) => {
      output += `\n${why}`;
      child.kill('SIGKILL');
    };
    const limit = timeoutMs && setTimeout(() => giveUp(`ended after ${timeoutMs / 1000} s`), timeoutMs);
    const watcher = stallMs && setInterval(checkMovement, 500);
    function checkMovement() {
      const now = watch ? sizeOf(watch) : size;
      if (now !== size) movedAt = performance.now();
      size = now;
      if (performance.now() - movedAt > Number(stallMs))
        giveUp(`nothing came for ${Number(stallMs) / 1000} s`);
    }
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (/** @type {Buffer} */ chunk) => {
        movedAt = performance.now();
        output = (output + chunk.toString()).slice(-200_000);
        file?.write(chunk);
        if (show === true || (show === 'stderr' && stream === child.stderr)) process.stdout.write(chunk);
      });
    }
    /** @param {boolean} ok */
    const end = (ok) => {
      clearTimeout(limit || undefined);
      clearInterval(watcher || undefined);
      running.delete(child);
      file?.end();
      resolve({ ok, output: output.trim() });
    };
    child.once('error', (error) => {
      output += error.message;
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

/** Ends what still runs, when the launcher itself is told to end. */
export function endRunningCommands() {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * Bytes below a folder; a download shows as growth.
 * @param {string} folder
 * @returns {number}
 */
function sizeOf(folder) {
  let sum = 0;
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      if (entry.isFile()) sum += statSync(join(entry.parentPath, entry.name)).size;
    }
  } catch {
    // Not made yet, or a temporary file vanished while being counted.
  }
  return sum;
}
