import { measureSite } from './measure-site.mjs';
import { findFaults } from './thresholds.mjs';

/**
 * What Lighthouse finds wrong with the pages that visitors come in by, on a phone. How fast they are
 * is measured by run.mjs, which wants a quiet machine.
 * @param {import('../../local/checks/check-report.ts').CheckReport} report
 */
export async function checkLighthouse(report) {
  const [usual] = await measureSite(1);
  if (!usual) throw new Error('Nothing was measured.');
  for (const [name, figures] of usual.pages)
    await report.check(`Lighthouse ${name}`, async () => {
      const faults = findFaults(figures);
      return { ok: faults.length === 0, output: faults.join('\n') };
    });
}
