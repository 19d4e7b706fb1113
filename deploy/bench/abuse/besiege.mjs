import { Worker } from 'node:worker_threads';
import { attacks } from './attacks.mjs';
import { readMemory } from './heap.mjs';
import { allowedBeside, faultsOfCalm, faultsOfHeap, faultsOfVisits, p99Of } from './verdict.mjs';

const warmUpSeconds = 60;
const calmSeconds = 20;
/** As long as the limits of requests a minute last, so that the attack finds none of them used up. */
const calmAgainSeconds = 61;
/** After a fresh start of the BFF. */
const warmAgainSeconds = 5;
const recoveryMs = 5_000;

/**
 * @typedef {object} Besieged one row of the summary
 * @property {string} attack
 * @property {number} visits
 * @property {number} failed
 * @property {number} unmeasured left out of p99, because the generator itself was stalled
 * @property {number} p99 ms
 * @property {number} allowed ms
 * @property {string} heap MB more than before all attacks
 * @property {string} answers of the attack by status
 * @property {string[]} faults
 */

/**
 * Each attack beside ordinary visits, after a warm-up and a span without one that tells how fast visits are.
 * @param {object} options
 * @param {URL} options.site
 * @param {import('./visits.mjs').Visits} options.visits
 * @param {string} options.image
 * @param {number} options.heapPort
 * @param {number} options.attackSeconds
 * @param {import('../../local/process/child.ts').Child} options.bff started again where an attack leaves it unable to answer
 * @param {(row: Besieged) => void} onRow
 */
export async function besiege({ site, visits, image, heapPort, attackSeconds, bff }, onRow) {
  await visits.run(warmUpSeconds);
  const calm = await visits.run(calmSeconds);
  let heapBefore = await heapOf(heapPort);
  const allowed = allowedBeside(p99Of(calm));
  const figures = rowOf('no attack', calm, { allowed, heapBefore, heapAfter: heapBefore, answers: {} });
  onRow({ ...figures, faults: faultsOfCalm(calm) });

  const measure = async (/** @type {string} */ name, /** @type {number} */ maxMs) => {
    const attack = runAttack({ site: site.href, attack: name, seconds: attackSeconds, image });
    const [beside, answers] = await Promise.all([visits.run(attackSeconds), attack]);
    const isBack = await answersWithin(site, recoveryMs);
    const heapAfter = isBack ? await heapOf(heapPort) : undefined;
    const row = rowOf(name, beside, { allowed: maxMs, heapBefore, heapAfter, answers });
    if (isBack) return row;
    await bff.kill();
    await bff.start();
    visits.forgetConnections();
    await visits.run(warmAgainSeconds);
    heapBefore = await heapOf(heapPort);
    return row;
  };
  for (const { name } of attacks) {
    const row = await measure(name, allowed);
    if (row.faults.length === 0) {
      onRow(row);
      continue;
    }
    // Other work may have begun on this machine: once more, compared with visits of just before.
    const calmAgain = await visits.run(calmAgainSeconds);
    onRow(await measure(name, allowedBeside(p99Of(calmAgain))));
  }
}

/** @param {number} port */
const heapOf = async (port) => (await readMemory(port))?.heap;

/**
 * @param {string} attack
 * @param {import('./visits.mjs').VisitResult[]} visits
 * @param {{ allowed: number, heapBefore: number | undefined, heapAfter: number | undefined, answers: Record<string, number> }} about
 * @returns {Besieged}
 */
function rowOf(attack, visits, { allowed, heapBefore, heapAfter, answers }) {
  const growth = (heapAfter ?? Number.NaN) - (heapBefore ?? Number.NaN);
  return {
    attack,
    visits: visits.length,
    failed: visits.filter(({ fault }) => fault !== undefined).length,
    unmeasured: visits.filter(({ isMeasured }) => !isMeasured).length,
    p99: Math.round(p99Of(visits)),
    allowed: Math.round(allowed),
    heap: Number.isNaN(growth) ? 'no answer' : growth.toFixed(1),
    answers: Object.entries(answers)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', '),
    faults: [...faultsOfVisits(visits, allowed), ...faultsOfHeap(heapBefore, heapAfter)],
  };
}

/**
 * @param {{ site: string, attack: string, seconds: number, image: string }} order
 * @returns {Promise<Record<string, number>>} answers by status
 */
function runAttack(order) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('attacker.mjs', import.meta.url), { workerData: order });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`The attack "${order.attack}" ended without a word.`)));
  });
}

/**
 * @param {URL} site
 * @param {number} withinMs
 */
async function answersWithin(site, withinMs) {
  return fetch(new URL('/healthz', site), { signal: AbortSignal.timeout(withinMs) }).then(
    (answer) => answer.ok,
    () => false,
  );
}
