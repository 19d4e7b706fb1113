import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Clock ticks a second, as Linux tells them to programs. */
const ticksPerSecond = 100;

/** A line of Linux's /proc/{pid}/status, in MB. @param {number | undefined} pid @param {'VmRSS' | 'VmHWM'} field */
function statusMegabytes(pid, field) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status) ?? [];
  return Number(kilobytes) / 1_024;
}

/** Resident memory of a process in MB. Uses `ps` on macOS only, because it costs a process of its own. @param {number} pid */
export const residentMegabytes = (pid) =>
  process.platform === 'linux'
    ? statusMegabytes(pid, 'VmRSS')
    : Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024;

/** The most memory that a process ever had, in MB (Linux). @param {number | undefined} pid */
export const peakMegabytes = (pid) => Math.round(statusMegabytes(pid, 'VmHWM'));

/** CPU time that a process has used so far, user and system, in seconds (Linux). @param {number | undefined} pid */
export function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program may hold blanks, so the fields are counted behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Counts the CPU time of processes from now on; the function returns it in ms. @param {readonly number[]} pids */
export function cpuFromNow(pids) {
  const used = () => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = used();
  return () => (used() - before) * 1_000;
}
