import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The command line of a process, or undefined when it does not exist (any more).
 * @param {number} pid
 * @returns {string | undefined}
 */
export function commandLineOf(pid) {
  try {
    // Images of Linux often have no `ps`.
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || undefined;
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/**
 * Whether a command line is that of a noted process; the pid alone proves nothing, because systems reuse pids.
 * @param {string | undefined} commandLine
 * @param {{ program: string, marks: string[] }} noted
 */
export const isOurs = (commandLine, { program, marks }) =>
  commandLine?.includes(program) === true && marks.some((mark) => commandLine.includes(mark));
