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

  it('the threat model names tests that exist', () => {
    expect(namedIn(text).length).toBeGreaterThan(25);
    expect(missing(namedIn(text))).toEqual([]);
  });

  it('the threat model names a test for each kind of threat', () => {
    const rows = text.split('\n').filter((line) => /^\| [a-z]/.test(line) && !line.startsWith('| who'));
    expect(rows.length).toBeGreaterThan(12);
    expect(rows.filter((row) => !row.includes('`'))).toEqual([]);
  });
});

describe('the answers to ASVS', () => {
  const text = textOf('asvs.md');
  const rows = [...text.matchAll(/^\| (\d+\.\d+) +\|.*$/gm)].map(([row, section = '']) => {
    const [, , , here = '', evidence = ''] = row.split('|').map((cell) => cell.trim());
    return { section, verdict: /^(?:not met|partly|n\/a)(?=:)/.exec(here)?.[0] ?? 'met', shownIn: evidence };
  });
  const of = (verdict: string) => rows.filter((row) => row.verdict === verdict);

  it('the answers to ASVS name files that exist, and a file for each section that is met or partly met', () => {
    expect(missing(namedIn(text))).toEqual([]);
    const bare = [...of('met'), ...of('partly')].filter(({ shownIn }) => namedIn(shownIn).length === 0);
    expect(bare.map(({ section }) => section)).toEqual([]);
  });

  it('there is one answer to each section of ASVS, and their counts are correct', () => {
    expect(new Set(rows.map(({ section }) => section)).size).toBe(rows.length);
    const counts = ['met', 'partly', 'not met', 'n/a'].map((verdict) => `${verdict} ${of(verdict).length}`);
    expect(text).toContain(`**M${counts.join(', ').slice(1)}, of ${rows.length}.**`);
  });
});
