import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../local/places.mjs';

const filesIn = (folder: string, name: RegExp): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(?:node_modules|dist)$/.test(entry.name) ? [] : filesIn(path, name);
    return name.test(path) ? [readFileSync(join(root, path), 'utf8')] : [];
  });

const rule = /^- \*\*([VS]-\d+\.\d+)\*\*/gm;
/** A first argument in quotes that ends in ids, as the titles of tests do: `it('asks [V-2.10, S-4.22]', …)`. */
const title = /\(\s*(['"`])(?:(?!\1)[^\\]|\\.)*? \[([VS]-\d+\.\d+(?:, [VS]-\d+\.\d+)*)\](?: @main)?\1,/g;

describe('the specification', () => {
  const rules = filesIn('docs/specification', /\.md$/).flatMap((text) =>
    [...text.matchAll(rule)].map(([, id = '']) => id),
  );
  const named = ['apps', 'libs', 'deploy', 'k8s']
    .flatMap((folder) => filesIn(folder, /spec\.tsx?$/))
    .flatMap((source) => [...source.matchAll(title)].flatMap(([, , ids = '']) => ids.split(', ')));

  it('each rule of the specification has a test', () => {
    expect(rules.length).toBeGreaterThan(400);
    expect(rules.filter((id) => !named.includes(id))).toEqual([]);
  });

  it('each rule number in a test title exists in the specification', () => {
    expect(named.filter((id) => !rules.includes(id))).toEqual([]);
  });
});
