import placeholder from '../../../assets/placeholder.svg';
import { keptPage } from './kept-cache.ts';

const assetPath = /\/assets\/[\w.~-]+\.(?:js|css|svg|woff2)/g;
const mostFiles = 60;

/** The files that this page has asked for, among them those that its HTML does not name. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => new URL(name, window.location.href).pathname.match(assetPath) ?? []);

const runningScript = (): string | null =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/**
 * Keeps the HTML of the favourites page and the files that it needs, and returns their addresses. HTML and files are of
 * one release, so they go on working without a network after a newer release.
 */
export async function keepPageFiles(cache: Cache): Promise<string[]> {
  const page = await fetch(keptPage, { headers: { accept: 'text/html' } });
  // A navigation cannot be answered with what came by a redirect.
  if (!page.ok || page.redirected) throw new Error(`the favourites page answered ${page.status}`);
  const html = await page.clone().text();
  const script = runningScript();
  const isThisRelease = script !== null && html.includes(script);
  const named = html.match(assetPath) ?? [];
  const files = [...new Set([...named, ...(isThisRelease ? [placeholder, ...loadedFiles()] : [])])];
  const wanted = files.slice(0, mostFiles);
  // The browser holds these files already, because their addresses never change their content.
  for (const file of wanted) if (!(await cache.match(file))) await cache.add(file);
  await cache.put(keptPage, page);
  return [keptPage, ...wanted];
}
