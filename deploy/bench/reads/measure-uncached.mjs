import { fine, printTable } from './rows.mjs';
import { uncached } from './uncached.mjs';
import { faultOfUncached } from './verdict.mjs';

/** @typedef {Awaited<ReturnType<typeof import('./site.mjs').startMeasuredSite>>} MeasuredSite */
/** @typedef {{ name: string, path: string, query: () => Promise<unknown> }} Read */

/**
 * Prints the reads on one connection, each uncached. Returns whether one takes longer than allowed.
 * @param {MeasuredSite} site
 * @param {Read[]} reads
 * @param {{ reads: number, isJudged: boolean }} options `reads`: of each round
 */
export async function measureUncached({ url, drop, pid }, reads, { reads: count, isJudged }) {
  let isBroken = false;
  const rows = [];
  for (const { name, path, query } of reads) {
    const pids = [pid('bff'), pid('catalog')];
    const figures = await uncached(count, pids, { url: url + path, drop, query });
    const { ours, spread, p99, driver, cpu } = figures;
    const fault = isJudged ? faultOfUncached(figures) : '';
    isBroken ||= fault !== '';
    rows.push([
      name,
      fine(ours),
      spread,
      fine(p99),
      fine(driver),
      fine(ours - driver),
      fine(cpu),
      fault || 'holds',
    ]);
  }
  printTable(
    ['uncached, ms', 'p50', 'rounds', 'p99', 'driver p50', 'more', 'CPU of BFF and catalog', ''],
    rows,
  );
  return isBroken;
}
