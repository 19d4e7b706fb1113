import { loadavg } from 'node:os';

/**
 * Runs a job and its loop in turns, ours first in one round and the loop first in the next, so that a load that grows or
 * falls meets both alike. Both return the seconds that they took.
 *
 * @param {number} rounds
 * @param {() => Promise<number>} ours
 * @param {() => Promise<number>} bare
 */
export async function inTurns(rounds, ours, bare) {
  /** @type {Record<'jobs' | 'loops' | 'loads', number[]>} */
  const { jobs, loops, loads } = { jobs: [], loops: [], loads: [] };
  const runJob = async () => jobs.push(await ours());
  const runLoop = async () => loops.push(await bare());
  for (let round = 0; round < rounds; round += 1) {
    for (const run of round % 2 === 0 ? [runJob, runLoop] : [runLoop, runJob]) {
      await run();
      loads.push(loadavg()[0] ?? 0);
    }
  }
  const listed = (/** @type {number[]} */ all) => all.map((one) => one.toFixed(1)).join(' + ');
  return {
    seconds: `${listed(jobs)} s, bare loop ${listed(loops)} s`,
    ratio: sum(loops) / sum(jobs),
    load: `${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`,
  };
}

/** @param {number[]} all */
const sum = (all) => all.reduce((total, one) => total + one, 0);
