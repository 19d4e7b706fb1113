/** A cached read answers at least so many times as often as the floor, and its p99 takes at most so many times as long. */
export const minRate = 0.5;
export const maxTail = 3;
/** An uncached read may take so much longer than the bare driver, in ms or as a part of its time, whichever is more. */
const [moreMs, morePart] = [3, 0.1];

/**
 * What is wrong with a cached read; an empty text if nothing is.
 * @param {{ perSecond: number, p99: number }} ours
 * @param {{ perSecond: number, p99: number }} floor
 */
export function faultOfCached(ours, floor) {
  const faults = [];
  // Negated, so that a missing figure (NaN) is a fault.
  if (!(ours.perSecond >= minRate * floor.perSecond)) faults.push(`less than ${minRate} of the floor`);
  if (!(ours.p99 <= maxTail * floor.p99)) faults.push(`p99 over ${maxTail} times the floor's`);
  return faults.join(', ');
}

/** In ms. @param {number} driver */
export const allowedUncached = (driver) => driver + Math.max(moreMs, morePart * driver);

/** An uncached page takes at most so many ms, and at most so great a part of its answers may be shells. */
const [maxPageMs, maxShells] = [80, 0.05];

/** @param {{ ours: number, shells: number, reads: number }} figures `ours`: median in ms */
export function faultOfPage({ ours, shells, reads }) {
  const faults = [];
  // Negated, so that a missing figure (NaN) is a fault.
  if (!(ours <= maxPageMs)) faults.push(`over ${maxPageMs} ms`);
  if (!(shells <= maxShells * reads)) faults.push(`${shells} of ${reads} are shells`);
  return faults.join(', ');
}

/** @param {{ ours: number, driver: number }} medians in ms */
export const faultOfUncached = ({ ours, driver }) =>
  ours <= allowedUncached(driver) ? '' : `over ${allowedUncached(driver).toFixed(1)} ms`;
