import { findFaults } from '../../bench/lighthouse/thresholds.mjs';

/**
 * What Lighthouse finds wrong with home, listing page, a property and the valuation page on a phone. How fast they are
 * is measured by deploy/bench/lighthouse/run.mjs, which wants a quiet machine.
 * @param {import('./check-report.mjs').CheckReport} report
 */
export async function checkLighthouse(report) {
  // Not imported above: what it needs of node_modules is installed only by the first group of checks.
  const { measureSite } = await import('../../bench/lighthouse/measure-site.mjs');
  const { pages } = await measureSite(1);
  for (const [name, figures] of pages)
    await report.check(`Lighthouse ${name}`, async () => {
      const faults = findFaults(figures);
      return { ok: faults.length === 0, output: faults.join('\n') };
    });
}
