import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { agency } from '@estate/content/sections/agency';
import { searchEngines } from '@estate/content/sections/search-engines';
import { e164 } from '@estate/content/phone';
import { root } from '../local/places.mjs';

const agencyLives = join('libs', 'content');
const notOurs = new Set(['node_modules', 'dist', '.nx', '.local', '.git', agencyLives]);
const text = /\.(?:tsx?|m?js|json|html|css|svg|webmanifest|ya?ml|txt)$|Dockerfile$/;
/** Specs may contain the name, because they check the demo agency's site. */
const spec = /\.(?:spec|e2e-spec)\.tsx?$|(?:^|[\\/])test[\\/]/;

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return notOurs.has(entry.name) || notOurs.has(path) ? [] : filesBelow(path);
    return text.test(path) && !spec.test(path) ? [path] : [];
  });
}

const names = [
  agency.shipped.name,
  searchEngines.shipped.shortName,
  agency.shipped.legalName,
  agency.shipped.email.split('@')[1]!,
  agency.shipped.phone,
  e164(agency.shipped.phone),
  agency.shipped.address.street,
  agency.shipped.vatId,
].map((name) => name.toLowerCase());

const namesIn = (source: string) => names.filter((name) => source.toLowerCase().includes(name));

describe('the agency', () => {
  it('the name of the agency stands in libs/content only, so that another agency edits one place', () => {
    const files = filesBelow('');
    expect(files.length).toBeGreaterThan(400);
    expect(files).toContain(join('apps', 'web', 'index.html'));
    const naming = files
      .map((file) => ({ file, names: namesIn(readFileSync(join(root, file), 'utf8')) }))
      .filter(({ names: found }) => found.length > 0);
    expect(naming).toEqual([]);
  });

  it('the name of the agency is found in upper and lower case', () => {
    expect(namesIn(`<title>Keine Verbindung | ${agency.shipped.name.toUpperCase()}</title>`)).not.toEqual([]);
  });
});
