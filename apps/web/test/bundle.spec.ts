import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { staffPages } from '@estate/content/staff-pages';
import { beforeAll, describe, expect, it } from '@jest/globals';

/** The result of the target `build`, on which the specs depend. */
const folder = fileURLToPath(new URL('../dist', import.meta.url));
const kib = 1024;

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
}

let manifest: Record<string, Chunk>;

/** The chunk's own file and all files that a browser loads with it. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(next, seen);
  return seen;
}

/** The property page is a separate chunk, because the staff preview uses it too. */
const propertyPage = 'src/routes/-property-page.tsx';
/** The two property lists share one chunk. */
const listingPage = 'src/routes/-listing-page.tsx';

function routeFiles(route: string): Set<string> {
  const page = route.includes('immobilie.$slug') ? propertyPage : split(route);
  // Checks the page first, because a manifest without it would count as 0 bytes.
  if (!manifest[page]) throw new Error(`no file for ${page}`);
  return new Set([...filesOf(route), ...filesOf(page)]);
}

async function gzipped(files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    [...files]
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => (await readFile(join(folder, `${file}.gz`))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const home = 'src/routes/_site/index.tsx';
const split = (route: string) => `${route}?tsr-split=component`;

/** The chunk with navigation, sign-in and Chakra, which every staff tool needs. */
const staffFrame = split('src/routes/admin/route.tsx');

describe('what a browser loads', () => {
  beforeAll(async () => {
    const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8');
    manifest = JSON.parse(text) as typeof manifest;
  });

  const firstLoad = () => new Set([...filesOf('index.html'), ...routeFiles(home)]);

  it('the home page loads at most 149 KiB of gzipped JavaScript', async () => {
    // Checks the entry first, because a manifest without it would count as 0 bytes.
    expect(manifest['index.html']?.isEntry).toBe(true);
    expect(await gzipped(firstLoad())).toBeLessThanOrEqual(149 * kib);
  });

  it('each further route loads at most 50 KiB more JavaScript, a staff tool in addition to the staff frame', async () => {
    const routes = Object.keys(manifest).filter(
      (key) =>
        [propertyPage, listingPage].includes(key) ||
        (key.startsWith('src/routes/') && key.endsWith(split('.tsx'))),
    );
    const tools = Object.keys(staffPages).map((path) => split(`src/routes${path}.tsx`));
    expect(routes).toEqual(expect.arrayContaining([propertyPage, listingPage, staffFrame, ...tools]));
    const withFrame = filesOf(staffFrame, firstLoad());
    const sizes = await Promise.all(
      routes.map(async (key) => {
        const loaded = key.includes('/admin') && key !== staffFrame ? withFrame : firstLoad();
        const more = [...filesOf(key)].filter((file) => !loaded.has(file));
        return [key, await gzipped(more)] as const;
      }),
    );
    expect(sizes.filter(([key, size]) => size > (key === staffFrame ? 100 : 50) * kib)).toEqual([]);
  });

  it('only the staff area loads Chakra UI', async () => {
    const usesChakra = async (files: Iterable<string>) => {
      const texts = await Promise.all([...files].map((file) => readFile(join(folder, file), 'utf8')));
      return texts.some((text) => text.includes('ChakraContext') || text.includes('data-emotion'));
    };
    expect(await usesChakra(filesOf(staffFrame))).toBe(true);
    const site = Object.keys(manifest).filter(
      (key) => [propertyPage, listingPage].includes(key) || key.startsWith('src/routes/_site'),
    );
    expect(site.length).toBeGreaterThan(16);
    expect(await usesChakra(new Set([...firstLoad(), ...site.flatMap((key) => [...filesOf(key)])]))).toBe(
      false,
    );
  });

  it('no page loads zod before a form is used', async () => {
    const pages = Object.keys(manifest).filter((key) => key.startsWith('src/routes/'));
    const files = new Set([...firstLoad(), ...pages.flatMap((key) => [...filesOf(key)])]);
    for (const file of files) {
      expect(await readFile(join(folder, file), 'utf8')).not.toContain('ZodError');
    }
  });

  it('fonts are preloaded and never swapped while a page is read', async () => {
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    const preloads = [...html.matchAll(/<link\s+rel="preload"[^>]*href="([^"]+\.woff2)"/g)].map(
      ([, href]) => href,
    );
    expect(preloads).toHaveLength(2);
    for (const href of preloads) expect(html).toContain(`url(${href})`);
    expect(html.match(/font-display:\w+/g)).toEqual(['font-display:optional', 'font-display:optional']);
  });

  it('the built HTML has no inline script and has the placeholders that the BFF fills', async () => {
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    expect(html).toContain('<!--head-->');
    expect(html).toMatch(/<!--first-data-->[\s\S]*<\/body>/);
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
  });
});
