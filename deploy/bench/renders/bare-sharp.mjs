import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * What sharp itself takes, in a process of its own: its parent sends `{ files, preset, format, atOnce }` and is answered
 * with the seconds for all files. The originals are in memory before, and nothing is stored.
 */
sharp.concurrency(1);
sharp.cache(false);

/** @typedef {{ files: string[], preset: { width: number, height: number, quality: number }, format: 'webp' | 'jpeg', atOnce: number }} Order */

process.on('message', (/** @type {Order} */ order) => {
  void render(order).then((seconds) => process.send?.(seconds));
});
process.on('disconnect', () => process.exit());

/** @param {Order} order */
async function render({ files, preset: { width, height, quality }, format, atOnce }) {
  const originals = await Promise.all(files.map((file) => readFile(file)));
  const waiting = originals.values();
  const since = performance.now();
  const workers = Array.from({ length: atOnce }, async () => {
    for (const original of waiting) {
      const image = sharp(original).autoOrient().resize({ width, height, fit: 'cover' });
      await (
        format === 'webp' ? image.webp({ quality }) : image.jpeg({ quality, progressive: true })
      ).toBuffer();
    }
  });
  await Promise.all(workers);
  return (performance.now() - since) / 1_000;
}
