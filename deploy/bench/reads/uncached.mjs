import { readFileSync } from 'node:fs';
import { ask } from './ask.mjs';
import { median, quantile } from './figures.mjs';
import { cpuSeconds } from '../throughput/cpu-time.mjs';

/**
 * @typedef {object} Uncached times in ms on one connection
 * @property {number} ours median
 * @property {number} p99
 * @property {number} driver median of the bare driver for the same queries
 * @property {number[]} cpu ms of each process for a read
 * @property {string} spread of the medians of three parts of the rounds, ours
 */

/**
 * One read that no cache answers, in turns with the bare driver.
 * @param {number} rounds
 * @param {number[]} pids
 * @param {{ url: string, drop: () => Promise<unknown>, query: () => Promise<unknown> }} read `drop` empties the cache
 * @returns {Promise<Uncached>}
 */
export async function uncached(rounds, pids, { url, drop, query }) {
  /** @type {number[]} */
  const ours = [];
  /** @type {number[]} */
  const driver = [];
  const warmUp = Math.ceil(rounds / 4);
  let before = pids.map(cpuSeconds);
  for (let round = -warmUp; round < rounds; round += 1) {
    if (round === 0) before = pids.map(cpuSeconds);
    await drop();
    const { ms } = await ask(url);
    const since = performance.now();
    await query();
    if (round < 0) continue;
    driver.push(performance.now() - since);
    ours.push(ms);
  }
  const third = Math.ceil(rounds / 3);
  const parts = [0, 1, 2].map((part) => median(ours.slice(part * third, (part + 1) * third)));
  return {
    ...{ ours: median(ours), p99: quantile(ours, 0.99), driver: median(driver) },
    cpu: pids.map((pid, index) => ((cpuSeconds(pid) - (before[index] ?? 0)) * 1_000) / rounds),
    spread: `${Math.min(...parts).toFixed(1)} to ${Math.max(...parts).toFixed(1)}`,
  };
}

/** Resident memory in MB (Linux). @param {number} pid */
export function megabytes(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}
