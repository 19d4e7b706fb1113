import { readdirSync, readFileSync } from 'node:fs';

/** The folder `data`. Its relative path is the same from src and dist. */
const folder = new URL('../data/', import.meta.url);

export const readData = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));

export const readStock = (): unknown[] =>
  readdirSync(new URL('stock/', folder)).flatMap(
    (file) => readData(`stock/${file.replace(/\.json$/, '')}`) as unknown[],
  );
