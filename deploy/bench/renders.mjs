import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../local/nx.ts';
import { sayToTerminal as say } from '../local/say.mjs';
import { runScript } from '../local/setup-fault.mjs';
import { residentMegabytes } from './process.mjs';
import { fine, printTable, whole } from './reads/rows.mjs';
import { startMeasuredSite } from './reads/site.mjs';
import { measureRenders, measureStored } from './renders/measure.mjs';
import { hugeOnes, photos } from './renders/originals.mjs';
import { stormOf } from './renders/storm.mjs';

/**
 * Renditions at media's port: new ones of photos (12 megapixels, WebP and JPEG, three sizes) in turns with bare sharp,
 * stored ones in turns with node:http that reads the same files, and 200 images of up to 79 megapixels asked for at
 * once, with the time of an uncached list through the BFF meanwhile. Ends non-zero below 0.9 of sharp or 0.8 of
 * node:http, if media ever takes 250 MB, ends or answers anything but 200 and 503, or if a list fails.
 *   npx tsx deploy/bench/renders.mjs [--photos 96] [--huge 200] [--seconds 3] [--rounds 3]
 */
const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '96' },
    huge: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
  },
});
const [minOfSharp, minOfFiles, maxMegabytes] = [0.9, 0.8, 250];
/** @type {string[]} */
const faults = [];
/** @param {boolean} holds @param {string} fault */
const check = (holds, fault) => {
  if (!holds) faults.push(fault);
};

await runScript(async () => {
  await build(say);
  const { renditions } = await import('@estate/contracts/renditions');
  const site = await startMeasuredSite();
  const pid = site.pid('media');
  let peak = 0;
  const sampling = setInterval(() => (peak = Math.max(peak, Math.round(residentMegabytes(pid)))), 100);
  try {
    await site.stock.growTo(1_000);
    const { mediaUrl } = site;
    const media = { mediaUrl, storage: join(site.dataDir, 'storage'), pid };
    const originals = await photos(Number(values.photos));
    for (const original of originals) await original.store(mediaUrl);
    const [small, middle, large] = renditions.cardSrcset;
    const presets = [renditions.thumbnail, small, middle, large];
    const rows = [];
    for (const format of /** @type {const} */ (['webp', 'jpeg'])) {
      const { ours, bare, ratio, ratios } = await measureRenders(media, originals, presets, format);
      check(ratio >= minOfSharp, `${format} reaches less than ${minOfSharp} of sharp`);
      rows.push([
        format,
        fine(ours),
        fine(bare),
        ratio.toFixed(2),
        ratios.map((one) => one.toFixed(2)).join(', '),
      ]);
    }
    printTable(['new renditions', 'a second', 'bare sharp', 'ratio', 'rounds'], rows);

    const turns = { seconds: Number(values.seconds), rounds: Number(values.rounds) };
    const { ours, floor } = await measureStored(media, originals, middle, turns);
    const ratio = ours.perSecond / floor.perSecond;
    check(ratio >= minOfFiles && ours.others === 0, `stored ones reach less than ${minOfFiles} of node:http`);
    printTable(
      ['stored renditions', 'a second', 'rounds', 'p99, ms', 'CPU, ms'],
      Object.entries({ media: ours, 'node:http': floor }).map(([name, one]) => [
        name,
        whole(one.perSecond),
        one.spread,
        fine(one.p99),
        one.cpu.toFixed(3),
      ]),
    );
    console.log(`ratio ${ratio.toFixed(2)}; media has at most ${peak} MB so far`);

    const huge = await hugeOnes(Number(values.huge));
    for (const original of huge) await original.store(mediaUrl);
    const listUrl = `${site.url}/api/properties`;
    const storm = await stormOf(huge, { mediaUrl, preset: middle, listUrl, drop: site.drop });
    const answers = Object.entries(storm.statuses).map(([status, count]) => `${count} × ${status}`);
    console.log(`${huge.length} huge images at once: ${answers.join(', ')} in ${fine(storm.seconds)} s`);
    console.log(
      `list p99 ${fine(storm.calm)} ms before, ${fine(storm.beside)} ms beside (${storm.lists} lists)`,
    );
    const others = Object.keys(storm.statuses).filter((status) => !['200', '503'].includes(status));
    check(others.length === 0 && (storm.statuses['200'] ?? 0) > 0, 'huge images were answered otherwise');
    check(site.pid('media') === pid, 'media ended');
    check(peak < maxMegabytes, `media took ${peak} MB`);
    console.log(`media has at most ${peak} MB; load ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    clearInterval(sampling);
    await site.stop();
  }
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
});
