import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../local/places.mjs';

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

const sourcesBelow = (folder: string) =>
  readdirSync(join(root, folder)).flatMap((name) =>
    readdirSync(join(root, folder, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!spec)\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, folder, name, 'src', file), 'utf8')),
  );

/** The literal parts of a text between its values, e.g. of '{successful} von {total}'. */
const literalParts = (text: string) =>
  text
    .split(/\{[^}]*\}|\.\.\.|\b[nm]\b|\b404\b/)
    .map((part) => part.trim().replace(/:$/, ''))
    .filter((part) => part.length > 3);

it('each text that the specification of the staff area quotes is in the sources', () => {
  const sources = oneLine([...sourcesBelow('apps'), ...sourcesBelow('libs')].join('\n'));
  const specification = readFileSync(join(root, 'docs/specification/staff-area.md'), 'utf8');
  const texts = [...specification.matchAll(/(?<!\w)'([^'\n]{4,160})'(?!\w)/g)].map(([, text]) => text ?? '');
  expect(texts.length).toBeGreaterThan(80);
  expect(texts.filter((text) => !literalParts(text).every((part) => sources.includes(part)))).toEqual([]);
});
