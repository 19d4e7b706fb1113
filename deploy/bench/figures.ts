import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Site } from '../local/bring-up.ts';

/** Resident memory of a process in MB. Linux images often contain no `ps`, so /proc is read there. */
export function residentMegabytes(pid: number): number {
  if (process.platform !== 'linux')
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024;
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}

/** Resident memory of each running process of a site in MB, by name. */
export const memoryOf = ({ processes }: Pick<Site, 'processes'>): Map<string, number> =>
  new Map(
    [...processes.values()].flatMap(({ name, pid }) =>
      pid === undefined ? [] : [[name, Math.round(residentMegabytes(pid))]],
    ),
  );

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
