import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { median } from '../figures.mjs';
import { ask } from '../reads/ask.mjs';
import { inTurns, load } from '../reads/load.mjs';

/** @typedef {import('./originals.mjs').Original} Original */
/** @typedef {import('@estate/contracts/renditions').Rendition} Rendition */
/** @typedef {{ mediaUrl: string, storage: string, pid: number }} Media */

/** Not fetch, which takes 2.5 ms of the processors for each image, and those are media's too. */
const connections = new Agent({ keepAlive: true });

/** As many as media renders at once on two cores or three. */
const atOnce = Math.min(3, availableParallelism());

/**
 * Renditions that are not stored yet, in turns with bare sharp; each round has a size of its own. The first is not counted.
 * @param {Media} media @param {Original[]} originals @param {Rendition[]} presets @param {'webp' | 'jpeg'} format
 */
export async function measureRenders({ mediaUrl, storage }, originals, presets, format) {
  const sharp = fork(new URL('bare-sharp.mjs', import.meta.url), { stdio: 'inherit' });
  const files = originals.map((original) => fileOf(storage, original, 'original'));
  const rates = { ours: /** @type {number[]} */ ([]), bare: /** @type {number[]} */ ([]) };
  for (const [round, preset] of presets.entries()) {
    const ours = async () => originals.length / (await renderAll(mediaUrl, originals, preset, format));
    const bare = async () => {
      sharp.send({ files, preset, format, atOnce });
      const [seconds] = await once(sharp, 'message');
      return originals.length / Number(seconds);
    };
    const [first, second] = round % 2 === 0 ? [ours, bare] : [bare, ours];
    const [one, other] = [await first(), await second()];
    if (round === 0) continue;
    rates.ours.push(first === ours ? one : other);
    rates.bare.push(first === ours ? other : one);
  }
  sharp.disconnect();
  const ratios = rates.ours.map((rate, round) => rate / (rates.bare[round] ?? Number.NaN));
  return { ours: median(rates.ours), bare: median(rates.bare), ratio: median(ratios), ratios };
}

/** Seconds for one rendition of each. @param {string} mediaUrl @param {Original[]} originals @param {Rendition} preset @param {string} format */
async function renderAll(mediaUrl, originals, preset, format) {
  const waiting = originals.values();
  const since = performance.now();
  const clients = Array.from({ length: 2 * atOnce }, async () => {
    for (const original of waiting) {
      const { rawHeaders } = await ask(mediaUrl + original.address(preset), {
        agent: connections,
        accept: `image/${format}`,
      });
      if (!rawHeaders.includes('rendered')) throw new Error('A rendition was there already');
    }
  });
  await Promise.all(clients);
  return (performance.now() - since) / 1_000;
}

/**
 * Stored renditions beside node:http that reads the same files.
 * @param {Media} media @param {Original[]} originals @param {Rendition} preset rendered before as WebP
 * @param {{ seconds: number, rounds: number }} turns
 */
export async function measureStored({ mediaUrl, storage, pid }, originals, preset, { seconds, rounds }) {
  const server = fork(new URL('file-server.mjs', import.meta.url), { stdio: 'inherit' });
  const { width, height, quality, resize } = preset;
  const name = `${width}x${height}-${quality}-${resize}.webp`;
  const paths = originals.map((original) => original.address(preset));
  server.send(originals.map((original, index) => [paths[index], fileOf(storage, original, name)]));
  const [port] = await once(server, 'message');
  const requests = paths.map((path) => ({ path, headers: { accept: 'image/webp' } }));
  const figures = await inTurns(rounds, {
    ours: () => load(mediaUrl, { seconds, requests, pids: [pid] }),
    floor: () => load(`http://127.0.0.1:${port}`, { seconds, requests, pids: [server.pid ?? 0] }),
  });
  server.disconnect();
  return figures;
}

/** Where media keeps the original or a rendition. @param {string} storage @param {Original} original @param {string} name */
function fileOf(storage, { folder }, name) {
  const images = join(storage, 'property-images');
  const own = readdirSync(images).find((entry) => entry.startsWith(folder)) ?? folder;
  const version = readdirSync(join(images, own)).find((entry) => !entry.includes('.')) ?? '';
  return join(images, own, version, name);
}
