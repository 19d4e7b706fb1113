import { readdirSync, readFileSync } from 'node:fs';

/** The folder `data`. Its relative path is the same from src and dist. */
const folder = new URL('../data/', import.meta.url);

/** Reads and parses a file of `data/` by its path without the extension. */
export const readData = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));

/** All objects of the files in `data/stock`. */
export const readStock = (): unknown[] =>
  readdirSync(new URL('stock/', folder)).flatMap(
    (file) => readData(`stock/${file.replace(/\.json$/, '')}`) as unknown[],
  );
