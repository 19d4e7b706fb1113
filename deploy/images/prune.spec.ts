import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const script = join(import.meta.dirname, 'prune.mjs');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prune-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeManifest(place: string, manifest: object): void {
  mkdirSync(join(folder, place), { recursive: true });
  writeFileSync(join(folder, place, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, place, 'index.js'), '');
}

/** A package of ours, linked into node_modules and built. */
function writeOwnPackage(place: string, name: string, dependencies: Record<string, string>): void {
  writeManifest(place, { name: `@estate/${name}`, dependencies });
  mkdirSync(join(folder, place, 'dist'));
  writeFileSync(join(folder, place, 'dist', 'main.js'), '');
  const link = join(folder, 'node_modules', '@estate', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(folder, place), link);
}

it('a service image contains the built files of our packages and, of other packages, those that the app loads, without unused peers', () => {
  writeOwnPackage('apps/shop', 'shop', { '@estate/kit': '*', 'better-auth': '1', twice: '2' });
  writeOwnPackage('libs/kit', 'kit', { tracing: '1', twice: '1' });
  writeManifest('node_modules/tracing', {
    dependencies: { core: '1' },
    optionalDependencies: { 'of-another-platform': '1' },
  });
  writeManifest('node_modules/core', { peerDependencies: { typescript: '*' } });
  writeManifest('node_modules/better-auth', {
    dependencies: { kysely: '1' },
    peerDependencies: { 'react-dom': '*' },
    peerDependenciesMeta: { 'react-dom': { optional: true } },
    devDependencies: { jest: '1' },
  });
  for (const name of ['kysely', 'react-dom', 'typescript', 'jest', 'twice'])
    writeManifest(join('node_modules', name), {});
  writeManifest('apps/shop/node_modules/twice', {});

  execFileSync(process.execPath, [script, 'shop', 'pruned'], { cwd: folder });

  const list = (place: string) => readdirSync(join(folder, 'pruned', place)).sort();
  expect(list('node_modules')).toEqual(['@estate', 'better-auth', 'core', 'tracing', 'twice']);
  expect(list('node_modules/@estate')).toEqual(['kit', 'shop']);
  expect(list('libs/kit')).toEqual(['dist', 'package.json']);
  expect(list('apps/shop')).toEqual(['dist', 'node_modules', 'package.json']);
  expect(list('apps/shop/node_modules')).toEqual(['twice']);
});

it('pruning the dependencies of a service image fails if its app would not start', () => {
  writeOwnPackage('apps/shop', 'shop', { missing: '1' });
  expect(() =>
    execFileSync(process.execPath, [script, 'shop', 'pruned'], { cwd: folder, stdio: 'pipe' }),
  ).toThrow('needs missing, which is not installed');
});
