import { execFileSync } from 'node:child_process';

/**
 * Prints the resident memory of each process as a table for docs/measurements.md.
 * @param {import('../local/bring-up.ts').Site} site
 */
export function printMemory({ processes }) {
  console.log('\n| process | memory (RSS, MB) |\n|---|---:|');
  for (const { name, pid } of processes.values()) {
    if (pid === undefined) continue;
    const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
    console.log(`| ${name} | ${Math.round(kilobytes / 1024)} |`);
  }
}
