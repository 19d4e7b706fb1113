import placeholder from '../../../../shared/ui/placeholder.svg';
import { logFailure } from '../../../../shared/page/log-failure.ts';
import { keptPage, browserCaches, keptCacheName, keptCardsAddress } from './kept-cache.ts';
import { boundedCards, type KeptCards, writeCards } from './kept-cards.ts';
import { keepPictures } from './kept-pictures.ts';

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
async function keepPageFiles(cache: Cache): Promise<string[]> {
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

async function deleteOthers(cache: Cache, wanted: readonly string[]): Promise<void> {
  const addresses = new Set(wanted.map((path) => new URL(path, window.location.href).href));
  const outdated = (await cache.keys()).filter(({ url }) => !addresses.has(url));
  await Promise.all(outdated.map((request) => cache.delete(request)));
}

async function keep({ cards, loadedAt }: KeptCards): Promise<void> {
  const cache = await browserCaches()?.open(keptCacheName);
  if (!cache) return;
  const kept = boundedCards(cards);
  const files = await keepPageFiles(cache);
  const pictures = await keepPictures(cache, kept);
  await writeCards(cache, { cards: kept, loadedAt });
  await deleteOthers(cache, [...files, ...pictures, keptCardsAddress]);
}

const forget = async (): Promise<void> => {
  await browserCaches()?.delete(keptCacheName);
};

let work: Promise<void> = Promise.resolve();

/** One piece of work after the other, because two at once would delete each other's files. */
function inTurn(piece: () => Promise<void>): Promise<void> {
  // The page works without a copy: storage may be full, or the network may go in the middle.
  work = work.then(piece).catch((cause: unknown) => logFailure('keeping the favourites', cause));
  return work;
}

/** Keeps the favourites page, the cards and small pictures in this browser for opening it without a network. */
export const keepFavourites = (kept: KeptCards): Promise<void> => inTurn(() => keep(kept));

/** Deletes what was kept. */
export const forgetFavourites = (): Promise<void> => inTurn(forget);
