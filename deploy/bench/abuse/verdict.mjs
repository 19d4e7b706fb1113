/** MB of heap that an attack may leave behind. */
const maxHeapGrowthMb = 20;
/** The p99 of fewer visits is not reliable. */
const leastMeasured = 0.8;

/** Without an attack, in ms: where visits take longer, the machine is busy with other things, and three times as long says nothing. */
const maxCalmMs = 300;

/** @typedef {import('./visits.mjs').VisitResult} VisitResult */

/**
 * The time that 99 of 100 of the measured visits keep, in ms.
 * @param {VisitResult[]} visits
 */
export function p99Of(visits) {
  const times = visits
    .filter(({ isMeasured }) => isMeasured)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  return times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
}

/**
 * How long visits may take beside an attack, in ms.
 * @param {number} calm p99 without one
 */
export const allowedBeside = (calm) => Math.max(3 * calm, calm + 50);

/**
 * What is wrong with visits without an attack, one line each.
 * @param {VisitResult[]} visits
 */
export const faultsOfCalm = (visits) => faultsOfVisits(visits, maxCalmMs);

/**
 * What is wrong with visits, one line each; their time only where enough of them could be measured.
 * @param {VisitResult[]} visits
 * @param {number} allowed ms
 * @returns {string[]}
 */
export function faultsOfVisits(visits, allowed) {
  const failed = visits.filter(({ fault }) => fault !== undefined);
  const measured = visits.filter(({ isMeasured }) => isMeasured).length;
  const p99 = p99Of(visits);
  return [
    ...(failed.length > 0
      ? [`${failed.length} of ${visits.length} visits failed, e.g. ${failed[0]?.fault}`]
      : []),
    ...(measured < visits.length * leastMeasured
      ? [
          `only ${measured} of ${visits.length} visits could be measured: the machine is too busy for a verdict`,
        ]
      : []),
    // Negated, so that a missing figure (NaN) is a fault.
    ...(p99 <= allowed
      ? []
      : [`p99 of the visits is ${p99.toFixed(0)} ms, and has to be at most ${allowed.toFixed(0)}`]),
  ];
}

/**
 * @param {number | undefined} before MB; undefined where the process did not answer
 * @param {number | undefined} after
 * @returns {string[]}
 */
export function faultsOfHeap(before, after) {
  if (before === undefined || after === undefined) return ['the BFF did not say how much heap it holds'];
  const growth = after - before;
  return growth <= maxHeapGrowthMb
    ? []
    : [`the heap of the BFF grew by ${growth.toFixed(1)} MB, and may by ${maxHeapGrowthMb}`];
}
