import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../local/places.mjs';

const textOf = (name: string) => readFileSync(join(root, 'docs', name), 'utf8');
const namedIn = (text: string) =>
  [...text.matchAll(/`((?:apps|libs|deploy|docs|k8s|\.github)\/[^`]+)`/g)].map(([, path = '']) => path);
const missing = (paths: readonly string[]) => paths.filter((path) => !existsSync(join(root, path)));

describe('the threat model', () => {
  const text = textOf('threat-model.md');

  it('names tests that exist', () => {
    expect(namedIn(text).length).toBeGreaterThan(25);
    expect(missing(namedIn(text))).toEqual([]);
  });

  it('has a test for each kind of threat', () => {
    const rows = text.split('\n').filter((line) => /^\| [a-z]/.test(line) && !line.startsWith('| who'));
    expect(rows.length).toBeGreaterThan(12);
    expect(rows.filter((row) => !row.includes('`'))).toEqual([]);
  });
});

describe('the answers to ASVS', () => {
  const text = textOf('asvs.md');
  const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+(?:-\d+\.\d+\.\d+)?) +\|.*$/gm)].map(
    ([row, numbers = '']) => {
      const [, , , here = '', shownIn = ''] = row.split('|').map((cell) => cell.trim());
      const [from = '', to = from] = numbers.split('-');
      const last = (number: string) => Number(number.split('.')[2]);
      const ids = Array.from({ length: last(to) - last(from) + 1 }, (_, nth) =>
        from.replace(/\d+$/, String(last(from) + nth)),
      );
      const verdict = /^not met|^n\/a/.exec(here)?.[0] ?? 'met';
      return { ids, verdict, shownIn };
    },
  );
  const idsOf = (verdict?: string) =>
    rows.flatMap((row) => (verdict === undefined || row.verdict === verdict ? row.ids : []));

  it('name files that exist, and one for each requirement that is met', () => {
    expect(missing(namedIn(text))).toEqual([]);
    const bare = rows.filter((row) => row.verdict === 'met' && namedIn(row.shownIn).length === 0);
    expect(bare.flatMap(({ ids }) => ids)).toEqual([]);
  });

  it('are one for each requirement, and counted', () => {
    expect(idsOf()).toHaveLength(new Set(idsOf()).size);
    const counts = `Met ${idsOf('met').length}, not met ${idsOf('not met').length}, n/a ${idsOf('n/a').length}`;
    expect(text).toContain(`**${counts}, of ${idsOf().length}.**`);
  });
});
