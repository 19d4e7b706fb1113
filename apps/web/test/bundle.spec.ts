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

/** The page of a property is a file of its own, which its preview for staff shows too. */
const propertyPage = 'src/routes/-property-page.tsx';

function routeFiles(route: string): Set<string> {
  const page = route.includes('immobilie.$slug') ? propertyPage : `${route}?tsr-split=component`;
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

describe('what a browser loads', () => {
  beforeAll(async () => {
    const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8');
    manifest = JSON.parse(text) as typeof manifest;
  });

  const firstLoad = () => new Set([...filesOf('index.html'), ...routeFiles(home)]);

  it('takes at most 155 KiB of gzipped JavaScript for the home page', async () => {
    // Checks the entry first, because a manifest without it would count as 0 bytes.
    expect(manifest['index.html']?.isEntry).toBe(true);
    expect(await gzipped(firstLoad())).toBeLessThanOrEqual(155 * kib);
  });

  const scripts = (files: Set<string>) => [...files].filter((file) => file.endsWith('.js'));

  it('takes the app and the libraries as two files, beside the helpers that the bundler keeps apart', () => {
    const names = scripts(filesOf('index.html')).map((file) => /^assets\/(.*)-.{8}\.js$/.exec(file)?.[1]);
    const sorted = names.toSorted((a = '', b = '') => a.localeCompare(b));
    expect(sorted).toEqual(['index', 'libraries', 'rolldown-runtime']);
  });

  it('takes at most one file more for the first page that a visitor opens', () => {
    const app = filesOf('index.html');
    const routes = ['index', 'immobilien', 'immobilie.$slug', 'bewertung'].map(
      (route) => `src/routes/_site/${route}.tsx`,
    );
    const more = routes.map((route) => scripts(routeFiles(route)).filter((file) => !app.has(file)));
    expect(more.filter((files) => files.length > 1)).toEqual([]);
  });

  it('draws an icon of several shapes with one path', async () => {
    const code = await Promise.all(
      scripts(filesOf('index.html')).map((file) => readFile(join(folder, file), 'utf8')),
    );
    const icons = [...code.join('').matchAll(/\{name:`[\w-]+`,size:24,node:(\[\[.*?\]\])[,}]/g)];
    const shapes = icons.map(([, node = '']) => node.match(/\[`(\w+)`/g)?.length ?? 0);
    expect(shapes.length).toBeGreaterThan(10);
    expect(shapes.filter((count) => count === 1).length).toBeGreaterThan(0.8 * shapes.length);
  });

  it('takes at most 40 KiB more for each further route', async () => {
    const loaded = firstLoad();
    const routes = Object.keys(manifest).filter(
      (key) => key === propertyPage || /^src\/routes\/.*\.tsx\?tsr-split=component$/.test(key),
    );
    expect(routes.length).toBeGreaterThanOrEqual(4);
    expect(routes).toContain(propertyPage);
    const tools = Object.keys(staffPages).map((path) => `src/routes${path}.tsx?tsr-split=component`);
    expect(routes).toEqual(expect.arrayContaining(tools));
    const sizes = await Promise.all(
      routes.map(async (key) => {
        const more = [...filesOf(key)].filter((file) => !loaded.has(file));
        return [key, await gzipped(more)] as const;
      }),
    );
    expect(sizes.filter(([, size]) => size > 40 * kib)).toEqual([]);
  });

  it('keeps zod out of every page until somebody uses a form', async () => {
    const pages = Object.keys(manifest).filter((key) => key.startsWith('src/routes/'));
    const files = new Set([...firstLoad(), ...pages.flatMap((key) => [...filesOf(key)])]);
    for (const file of files) {
      expect(await readFile(join(folder, file), 'utf8')).not.toContain('ZodError');
    }
  });

  it('asks for its script first and brings the faces of the fonts along, switched off', async () => {
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    const script = html.indexOf('<script type="module"');
    expect(script).toBeGreaterThan(0);
    expect(html.search(/<link|<style|<!--head-->/)).toBeGreaterThan(script);
    const [, fallbacks, own] =
      /<style>(.*?)<\/style>\s*<style id="fonts" media="\(scripting: none\)">(.*?)<\/style>/s.exec(html) ??
      [];
    expect(own?.match(/url\(/g)).toHaveLength(2);
    expect(own).not.toContain('local(');
    expect(fallbacks?.match(/local\(/g)?.length).toBeGreaterThan(6);
    expect(fallbacks).not.toContain('url(');
    expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(1);
  });

  it('brings the icon along for browsers and links one for search engines', async () => {
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    const icons = [...html.matchAll(/<link rel="icon" href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(icons).toHaveLength(2);
    const [drawn = '', linked = ''] = icons;
    expect(decodeURIComponent(drawn)).toContain((await readFile(join(folder, 'favicon.svg'), 'utf8')).trim());
    expect((await readFile(join(folder, linked))).length).toBeGreaterThan(0);
  });

  it('writes no script into the HTML and leaves the places for the BFF', async () => {
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    expect(html).toContain('<!--head-->');
    expect(html).toMatch(/<!--first-data-->[\s\S]*<\/body>/);
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
  });
});
