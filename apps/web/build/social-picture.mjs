/**
 * Renders the link preview image from the image of the home page: `node build/social-picture.mjs`. Run it after that
 * image has changed. Writes public/social/evening-by-the-water.png in the size that social networks require.
 */
import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';

const picture = { width: 1200, height: 630 };
/** The visible part of the image, with the house and the water. */
const view = { x: 2040, y: 112, width: 1500, height: 787.5 };
const target = new URL('../public/social/evening-by-the-water.png', import.meta.url);

const image = await readFile(new URL('../src/site/features/home/hero.svg', import.meta.url), 'utf8');
const part = image.replace(/viewBox="[^"]*"/, `viewBox="${view.x} ${view.y} ${view.width} ${view.height}"`);
await mkdir(new URL('.', target), { recursive: true });
await sharp(Buffer.from(part))
  .resize(picture.width, picture.height)
  .png({ palette: true, effort: 10 })
  .toFile(target.pathname);
