import { measureSite } from './measure-site.mjs';
import { findFaults } from './thresholds.mjs';

/**
 * What Lighthouse finds wrong with home, listing page, a property and the valuation page on a phone. How fast they are
 * is measured by run.mjs, which wants a quiet machine.
 * @param {import('../../local/checks/check-report.ts').CheckReport} report
 */
export async function checkLighthouse(report) {
  const { pages } = await measureSite(1);
  for (const [name, figures] of pages)
    await report.check(`Lighthouse ${name}`, async () => {
      const faults = findFaults(figures);
      return { ok: faults.length === 0, output: faults.join('\n') };
    });
}
