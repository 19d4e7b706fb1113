import { median } from '../bench/figures.mjs';

/** How much more a process may hold at the end of a soak than after its first third. */
const maxGrowth = 0.05;
/** Samples, a minute apart, whose median stands for a moment. */
const samplesOfMoment = 3;

/** @typedef {{ minute: number, heap: number, resident: number }} Sample MB after a forced collection */

/** @typedef {{ from: number, to: number, growth: number }} Growth MB and MB, and the part by which the second is more */

/**
 * How much heap and resident memory a process holds at the end of a soak beside the end of its first third: medians of the
 * last three samples up to each moment.
 * @param {Sample[]} samples
 * @param {number} minutes of the whole soak
 * @returns {{ heap: Growth, resident: Growth }}
 */
export function growthOf(samples, minutes) {
  /** @param {'heap' | 'resident'} what */
  const of = (what) => {
    /** @param {number} until */
    const at = (until) =>
      median(
        samples
          .filter(({ minute }) => minute <= until)
          .slice(-samplesOfMoment)
          .map((sample) => sample[what]),
      );
    const [from, to] = [at(minutes / 3), at(minutes)];
    return { from, to, growth: to / from - 1 };
  };
  return { heap: of('heap'), resident: of('resident') };
}

/**
 * What is wrong with the growth of a process, one line each.
 * @param {string} name
 * @param {{ heap: Growth, resident: Growth }} growth
 * @returns {string[]}
 */
export function faultsOfGrowth(name, growth) {
  return Object.entries(growth).flatMap(([what, { from, to, growth: part }]) =>
    // Negated, so that a missing sample (NaN) is a fault.
    part <= maxGrowth
      ? []
      : [
          `${name}: ${what} from ${from.toFixed(1)} to ${to.toFixed(1)} MB, ${(100 * part).toFixed(1)} % more; at most 5 %`,
        ],
  );
}
