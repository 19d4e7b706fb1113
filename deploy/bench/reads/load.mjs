import autocannon from 'autocannon';
import { acceptEncoding, asNewClient } from './ask.mjs';
import { median, quantile } from './figures.mjs';
import { cpuSeconds } from '../throughput/cpu-time.mjs';

export const connections = 32;

/**
 * @typedef {object} Loaded
 * @property {number} perSecond answers
 * @property {number} p99 ms
 * @property {number} cpu ms of the server's CPU time for each answer
 */

/**
 * Asks one server for so long, as fast as it answers. Throws if an answer is not 200.
 * @param {string} url origin
 * @param {() => string} nextPath
 * @param {{ seconds: number, pids: number[] }} options the processes whose CPU time counts
 * @returns {Promise<Loaded>}
 */
export async function load(url, nextPath, { seconds, pids }) {
  /** @type {number[]} */
  const times = [];
  const cpuOf = () => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = cpuOf();
  const settings = {
    ...{ url, connections, duration: seconds },
    headers: { 'accept-encoding': acceptEncoding },
    requests: [
      {
        setupRequest: (/** @type {autocannon.Request} */ request) => ({
          ...request,
          path: nextPath(),
          headers: { ...request.headers, ...asNewClient() },
        }),
      },
    ],
  };
  const running = autocannon(settings);
  running.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  const result = await running;
  const answered = result['2xx'];
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers other than 2xx`);
  return {
    perSecond: answered / result.duration,
    p99: quantile(times, 0.99),
    cpu: ((cpuOf() - before) * 1_000) / answered,
  };
}

/**
 * Loads several servers in turns, in the order given in one round and the other way round in the next, after a short turn
 * of each that does not count.
 * @template {string} Name
 * @param {number} rounds
 * @param {Record<Name, (seconds: number) => Promise<Loaded>>} servers
 * @param {number} seconds of each turn
 * @returns {Promise<Record<Name, Loaded & { spread: string }>>} medians of the rounds
 */
export async function inTurns(rounds, servers, seconds) {
  const names = /** @type {Name[]} */ (Object.keys(servers));
  for (const name of names) await servers[name](1);
  const figures = /** @type {Record<Name, Loaded[]>} */ (Object.fromEntries(names.map((name) => [name, []])));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      figures[name].push(await servers[name](seconds));
    }
  }
  const summary = names.map((name) => {
    const rates = figures[name].map(({ perSecond }) => perSecond);
    return [
      name,
      {
        perSecond: median(rates),
        p99: median(figures[name].map(({ p99 }) => p99)),
        cpu: median(figures[name].map(({ cpu }) => cpu)),
        spread: `${Math.min(...rates).toFixed(0)} to ${Math.max(...rates).toFixed(0)}`,
      },
    ];
  });
  return Object.fromEntries(summary);
}
