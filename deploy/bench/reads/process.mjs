import { readFileSync } from 'node:fs';
import { cpuSeconds } from '../throughput/cpu-time.mjs';

/** Resident memory in MB (Linux). @param {number} pid */
export function megabytes(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}

/** Counts the CPU time of processes from now on; the function returns it in ms. @param {readonly number[]} pids */
export function cpuFromNow(pids) {
  const used = () => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = used();
  return () => (used() - before) * 1_000;
}
