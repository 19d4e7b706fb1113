import { residentMegabytes } from './process.mjs';

/**
 * Prints the resident memory of each process as a table for docs/measurements.md.
 * @param {import('../local/bring-up.ts').Site} site
 */
export function printMemory({ processes }) {
  console.log('\n| process | memory (RSS, MB) |\n|---|---:|');
  for (const { name, pid } of processes.values()) {
    if (pid === undefined) continue;
    console.log(`| ${name} | ${Math.round(residentMegabytes(pid))} |`);
  }
}
