/**
 * Writes src/website-images/*.gen.ts, a list per folder of the agency's own images, each with the hash of its content as its
 * version (`change_mark`). Run `node libs/content/build/website-images.mjs` after adding, changing or removing a file in
 * website-images/. agency.spec.ts compares the lists with the files.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../website-images/', import.meta.url);

const markOf = (path) =>
  createHash('sha256')
    .update(readFileSync(new URL(path, folder)))
    .digest('hex')
    .slice(0, 16);

for (const name of readdirSync(folder)) {
  const lines = readdirSync(new URL(name, folder))
    .sort()
    .map((file) => `  '${name}/${file}': '${markOf(`${name}/${file}`)}',\n`);
  writeFileSync(
    new URL(`../src/website-images/${name}.gen.ts`, import.meta.url),
    `/* Written by build/website-images.mjs. Do not edit. */\nexport const ${name} = {\n${lines.join('')}} as const;\n`,
  );
}
