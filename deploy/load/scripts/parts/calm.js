import { sleep } from 'k6';
import { Trend } from 'k6/metrics';
import { visit } from './visit.js';

/** Visitors of the calm, numbered apart from the others. */
const firstCalm = 5_000_000;

/**
 * The time of an answer as a part of what is allowed: three times the calm p95 of the same run, or 50 ms more where that is
 * longer. A threshold of `p(95)<=1` holds answers to it.
 */
export const ofAllowed = new Trend('of_allowed');

/** Time that an answer may take, in ms. */
const allowedBeside = (calm) => Math.max(3 * calm, calm + 50);

/**
 * What answers to one visitor after the other may take under load, in ms, for `setup`: a minute at most, of which the first
 * half fills caches and is not counted.
 */
export function measureCalm(properties, visits = 40) {
  const times = [];
  for (let number = 0; number < 2 * visits; number++) {
    const isCounted = number >= visits;
    visit(firstCalm + number, properties, { note: (ms) => isCounted && times.push(ms) });
    sleep(0.05);
  }
  times.sort((a, b) => a - b);
  return { allowedMs: allowedBeside(times[Math.ceil(times.length * 0.95) - 1]) };
}

/** Notes the time of an answer. `setup` has measured what is allowed. */
export const noteBeside =
  ({ allowedMs }, tags = {}) =>
  (ms) =>
    ofAllowed.add(ms / allowedMs, tags);
