import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../local/places.mjs';

interface Package {
  license?: string;
  link?: boolean;
}

/** Licences that allow use in a closed-source product with attribution. */
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'CC-BY-4.0',
  'Python-2.0',
  'OFL-1.1',
  'Zlib',
]);
/** Weak copyleft: allowed, because these packages are used unmodified and can be replaced. */
const weakCopyleft = new Set(['MPL-2.0', 'LGPL-3.0-or-later']);

/** Packages without a licence in the lock file; their licence files are MIT. */
const licencesWithoutEntry: Record<string, string> = { busboy: 'MIT', 'png-js': 'MIT', streamsearch: 'MIT' };

/** Whether an SPDX expression can be satisfied: all parts of an AND, one part of an OR. */
const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((parts) => parts.split(' OR ').some((id) => permissive.has(id) || weakCopyleft.has(id)));

it('every package.json names exact versions, so that only a commit with the lock file changes one', () => {
  const inexact = [
    '.',
    ...['apps', 'libs'].flatMap((top) => readdirSync(join(root, top)).map((name) => join(top, name))),
  ].flatMap((folder) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string>>;
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(
        ([name, version]) => !name.startsWith('@estate/') && !/^(?:npm:.+@)?\d+\.\d+\.\d+$/.test(version),
      )
      .map(([name, version]) => `${folder}: ${name} ${version}`);
  });
  expect(inexact).toEqual([]);
});

describe('the licence of each package', () => {
  it('the licence of each package allows its use here', () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, Package>;
    };
    const packages = Object.entries(lock.packages).flatMap(([path, { license, link }]) => {
      const name = path.split('node_modules/').at(-1) ?? '';
      const isOurs = link === true || !path.includes('node_modules/');
      return isOurs ? [] : [{ name, license: license ?? licencesWithoutEntry[name] ?? 'none' }];
    });
    expect(packages.length).toBeGreaterThan(1_000);
    expect(packages.filter(({ license }) => !isAllowed(license))).toEqual([]);
  });

  it.each([
    ['GPL-3.0-only', false],
    ['MIT AND GPL-2.0', false],
    ['(MIT OR GPL-2.0)', true],
    ['none', false],
  ])('the licence expression %s is allowed or refused by the licences in it', (license, allowed) =>
    expect(isAllowed(license)).toBe(allowed),
  );
});
