import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../reads/ask.mjs';
import { quantile } from '../figures.mjs';

/**
 * Asks for a rendition of each image at the same moment, and for an uncached list through the BFF meanwhile.
 * @param {import('./originals.mjs').Original[]} originals
 * @param {{ mediaUrl: string, preset: import('@estate/contracts/renditions').Rendition, listUrl: string, drop: () => Promise<unknown> }} site
 */
export async function stormOf(originals, { mediaUrl, preset, listUrl, drop }) {
  const calm = await listTimes(sleep(5_000), listUrl, drop);
  const since = performance.now();
  /** @type {Record<string, number>} */
  const statuses = {};
  const storm = Promise.all(
    originals.map(async (original) => {
      const answer = await fetch(mediaUrl + original.address(preset), { headers: { accept: 'image/webp' } });
      await answer.arrayBuffer();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    }),
  );
  const beside = await listTimes(storm, listUrl, drop);
  const seconds = (performance.now() - since) / 1_000;
  return {
    calm: quantile(calm, 0.99),
    beside: quantile(beside, 0.99),
    lists: beside.length,
    seconds,
    statuses,
  };
}

/** ms of one list after the other until the work ends; a refused list throws. @param {Promise<unknown>} work @param {string} listUrl @param {() => Promise<unknown>} drop */
async function listTimes(work, listUrl, drop) {
  let isOver = false;
  const ended = work.finally(() => (isOver = true));
  const times = [];
  while (!isOver || times.length === 0) {
    await drop();
    times.push((await ask(listUrl)).ms);
    await sleep(20);
  }
  await ended;
  return times;
}
