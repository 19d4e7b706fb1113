import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The command line of a process, or undefined when it does not exist (any more).
 * @param {number} pid
 * @returns {string | undefined}
 */
export function commandLineOf(pid) {
  try {
    const line =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return line.trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a command line is that of a noted process; the pid alone proves nothing, because systems reuse pids.
 * @param {string | undefined} commandLine
 * @param {{ program: string, marks: string[] }} noted
 */
export function isOurs(commandLine, noted) {
  if (commandLine === undefined) return false;
  return commandLine.includes(noted.program) && noted.marks.some((mark) => commandLine.includes(mark));
}
