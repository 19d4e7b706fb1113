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

/** @param {{ ours: number, driver: number }} medians in ms */
export const faultOfUncached = ({ ours, driver }) =>
  ours <= allowedUncached(driver) ? '' : `over ${allowedUncached(driver).toFixed(1)} ms`;
