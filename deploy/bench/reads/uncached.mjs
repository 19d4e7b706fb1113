import { ask, textOf } from './ask.mjs';
import { median, quantile } from '../figures.mjs';
import { cpuFromNow } from '../process.mjs';

/** V8 optimises what has run some hundred times; a process that serves a site has. */
const warmUpMs = 5_000;
/** In a page that was not rendered in time. */
const emptyRoot = '<div id="root"></div>';

/**
 * @typedef {object} Uncached times in ms on one connection
 * @property {number} ours median
 * @property {number} p99
 * @property {number} driver median of the bare driver for the same queries
 * @property {string} spread of the medians of three rounds, ours
 * @property {number} cpu of the processes for each read
 * @property {number} shells answers that the browser would have to fill
 * @property {number} reads
 */

/**
 * Reads that no cache answers, in turns with the bare driver: three rounds after a warm-up.
 * @param {number} reads of each round
 * @param {number[]} pids the processes whose CPU time counts
 * @param {{ url: string, drop: () => Promise<unknown>, query: () => Promise<unknown> }} read `drop` empties the cache
 * @returns {Promise<Uncached>}
 */
export async function uncached(reads, pids, { url, drop, query }) {
  /** @type {{ ours: number[], driver: number[] }[]} */
  const rounds = [];
  let shells = 0;
  /** @param {number} count */
  const readRound = async (count) => {
    /** @type {{ ours: number[], driver: number[] }} */
    const times = { ours: [], driver: [] };
    for (let read = 0; read < count; read += 1) {
      await drop();
      const answer = await ask(url);
      times.ours.push(answer.ms);
      if (textOf(answer).includes(emptyRoot)) shells += 1;
      const since = performance.now();
      await query();
      times.driver.push(performance.now() - since);
    }
    return times;
  };
  for (const end = performance.now() + warmUpMs; performance.now() < end;) await readRound(1);
  shells = 0;
  const cpu = cpuFromNow(pids);
  for (let round = 0; round < 3; round += 1) rounds.push(await readRound(reads));
  const ours = rounds.flatMap((round) => round.ours);
  const medians = rounds.map((round) => median(round.ours));
  return {
    ours: median(ours),
    p99: quantile(ours, 0.99),
    driver: median(rounds.flatMap(({ driver }) => driver)),
    spread: `${Math.min(...medians).toFixed(1)} to ${Math.max(...medians).toFixed(1)}`,
    cpu: cpu() / ours.length,
    shells,
    reads: ours.length,
  };
}
