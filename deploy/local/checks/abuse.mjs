/**
 * Whether one client can stop the site for the others: a check for each attack of deploy/bench/abuse.
 * @param {import('./tally.mjs').Tally} tally
 */
export async function checkAbuse(tally) {
  const { measureAbuse } = await import('../../bench/abuse/measure-abuse.mjs');
  for (const { attack, faults } of await measureAbuse())
    await tally.check(`visits beside: ${attack}`, async () => ({
      ok: faults.length === 0,
      output: faults.join('\n'),
    }));
}
