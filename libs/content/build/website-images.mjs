/**
 * Writes src/website-images.gen.ts, a list of the agency's own images, each with the hash of its content as its version
 * (`change_mark`). Run `node libs/content/build/website-images.mjs` after adding, changing or removing a file in
 * website-images/. website-images.spec.ts compares the list with the files.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../website-images/', import.meta.url);
const list = new URL('../src/website-images.gen.ts', import.meta.url);

const markOf = (path) =>
  createHash('sha256')
    .update(readFileSync(new URL(path, folder)))
    .digest('hex')
    .slice(0, 16);

const lines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.jpg'))
  .sort()
  .map((path) => `  '${path}': '${markOf(path)}',\n`);

writeFileSync(
  list,
  `/* Written by build/website-images.mjs. Do not edit. */\nexport const websiteImages = {\n${lines.join('')}} as const;\n`,
);
