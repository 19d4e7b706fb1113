import { findFaults, findSlowness } from '../../bench/lighthouse/thresholds.mjs';

/**
 * Home, listing page, a property and the valuation page on a phone, beside a page with nothing but the frameworks in the
 * same run: what Lighthouse finds wrong, and where they are slower than they may be. Median of five.
 * @param {import('./tally.mjs').Tally} tally
 */
export async function checkLighthouse(tally) {
  // Not imported above: what it needs of node_modules is installed only by the first group of checks.
  const { measureSite } = await import('../../bench/lighthouse/measure-site.mjs');
  const { bare, pages } = await measureSite(5);
  for (const [name, figures] of pages)
    await tally.check(`Lighthouse ${name}`, async () => {
      const misses = [...findFaults(figures), ...findSlowness(figures, bare)];
      return { ok: misses.length === 0, output: misses.join('\n') };
    });
}
