import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../local/places.mjs';

const text = readFileSync(join(root, 'docs', 'threat-model.md'), 'utf8');
const named = [...text.matchAll(/`((?:apps|libs|deploy)\/[^`]+)`/g)].map(([, path = '']) => path);

describe('the threat model', () => {
  it('names tests that exist', () => {
    expect(named.length).toBeGreaterThan(25);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('has a test for each kind of threat', () => {
    const rows = text.split('\n').filter((line) => /^\| [a-z]/.test(line) && !line.startsWith('| who'));
    expect(rows.length).toBeGreaterThan(12);
    expect(rows.filter((row) => !row.includes('`'))).toEqual([]);
  });
});
