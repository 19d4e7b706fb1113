import { measureAbuse } from './measure-abuse.mjs';

/** So that `npm run verify` ends in time; `npm run bench` attacks for longer. */
const attackSeconds = 12;

/**
 * Whether one client can stop the site for the others: a check for each attack of deploy/bench/abuse.
 * @param {import('../../local/checks/check-report.ts').CheckReport} report
 */
export async function checkAbuse(report) {
  for (const { attack, faults } of await measureAbuse(attackSeconds))
    await report.check(`visits beside: ${attack}`, async () => ({
      ok: faults.length === 0,
      output: faults.join('\n'),
    }));
}
