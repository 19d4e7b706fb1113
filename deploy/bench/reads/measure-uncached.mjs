import { fine, printTable } from './rows.mjs';
import { uncached } from './uncached.mjs';
import { faultOfPage, faultOfUncached } from './verdict.mjs';

/** @typedef {Awaited<ReturnType<typeof import('./site.mjs').startMeasuredSite>>} MeasuredSite */
/** @typedef {{ name: string, path: string, query: () => Promise<unknown>, isPage?: boolean }} Read */

/**
 * Prints the reads on one connection, each uncached. Returns whether one takes longer than allowed.
 * @param {MeasuredSite} site
 * @param {Read[]} reads
 * @param {{ reads: number, isJudged: boolean }} options `reads`: of each round
 */
export async function measureUncached({ url, drop, workers }, reads, { reads: count, isJudged }) {
  let isBroken = false;
  const rows = [];
  for (const { name, path, query, isPage = false } of reads) {
    const figures = await uncached(count, workers(), { url: url + path, drop, query });
    const { ours, spread, p99, driver, cpu, shells } = figures;
    const fault = !isJudged ? '' : isPage ? faultOfPage(figures) : faultOfUncached(figures);
    isBroken ||= fault !== '';
    rows.push([
      name,
      fine(ours),
      spread,
      fine(p99),
      fine(driver),
      fine(ours - driver),
      (ours / driver).toFixed(1),
      fine(cpu),
      isPage ? shells : '',
      fault || 'holds',
    ]);
  }
  printTable(
    [
      'uncached, ms',
      'p50',
      'rounds',
      'p99',
      'driver p50',
      'more',
      'times the driver',
      'CPU of BFF, renderer and catalog',
      'shells',
      '',
    ],
    rows,
  );
  return isBroken;
}
