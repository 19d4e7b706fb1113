import { readFileSync } from 'node:fs';

/** Clock ticks a second, as Linux tells them to programs. */
const ticksPerSecond = 100;

/** CPU time that a process has used so far, user and system, in seconds (Linux). @param {number} pid */
export function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program may hold blanks, so the fields are counted behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
