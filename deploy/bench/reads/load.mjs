import autocannon from 'autocannon';
import { acceptEncoding, asNewClient } from './ask.mjs';
import { median, quantile } from '../figures.mjs';
import { cpuFromNow } from '../process.mjs';

export const connections = 32;

/**
 * @typedef {object} Loaded
 * @property {number} perSecond answers of 200
 * @property {number} p99 ms
 * @property {number} cpu ms of CPU time for each answer
 * @property {number} others answers other than 200, and connections that broke
 */

/**
 * Asks one server for so long, as fast as it answers.
 * @param {string} url
 * @param {{ seconds: number, pids?: number[], nextPath?: () => string, requests?: autocannon.Request[] }} options `pids`:
 * whose CPU time counts; `nextPath`: for addresses that change, each asked by another client; `requests`: in turn
 * @returns {Promise<Loaded>}
 */
export async function load(url, { seconds, pids = [], nextPath, requests }) {
  /** @type {number[]} */
  const times = [];
  const setupRequest = (/** @type {autocannon.Request} */ request) => ({
    ...request,
    path: nextPath?.() ?? '/',
    headers: { ...request.headers, ...asNewClient() },
  });
  const cpu = cpuFromNow(pids);
  const settings = {
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': acceptEncoding },
    ...(nextPath ? { requests: [{ setupRequest }] } : requests ? { requests } : {}),
  };
  const result = await new Promise((/** @type {(result: autocannon.Result) => void} */ resolve, reject) => {
    const running = autocannon(settings, (error, ended) => (error ? reject(error) : resolve(ended)));
    running.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  });
  const answered = result['2xx'];
  return {
    perSecond: answered / result.duration,
    p99: quantile(times, 0.99),
    cpu: cpu() / answered,
    others: result.errors + result.non2xx,
  };
}

/**
 * Loads several servers in turns, in the order given in one round and the other way round in the next, after a turn of
 * each that does not count.
 * @template {string} Name
 * @param {number} rounds
 * @param {Record<Name, () => Promise<Loaded>>} servers
 * @returns {Promise<Record<Name, Loaded & { spread: string }>>} medians of the rounds
 */
export async function inTurns(rounds, servers) {
  const names = /** @type {Name[]} */ (Object.keys(servers));
  /** @type {Map<Name, Loaded[]>} */
  const figures = new Map();
  for (const name of names) await servers[name]();
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      figures.set(name, [...(figures.get(name) ?? []), await servers[name]()]);
    }
  }
  const summary = [...figures].map(([name, loads]) => {
    const rates = loads.map(({ perSecond }) => perSecond);
    const spread = `${Math.min(...rates).toFixed(0)} to ${Math.max(...rates).toFixed(0)}`;
    const others = loads.reduce((sum, one) => sum + one.others, 0);
    const [p99, cpu] = [median(loads.map((one) => one.p99)), median(loads.map((one) => one.cpu))];
    return [name, { perSecond: median(rates), p99, cpu, others, spread }];
  });
  return Object.fromEntries(summary);
}
