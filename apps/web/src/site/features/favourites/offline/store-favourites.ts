import placeholder from '../../../../shared/ui/placeholder.svg';
import { logFailure } from '../../../../shared/page/log-failure.ts';
import { offlinePage, browserCaches, offlineCacheName, offlineCardsAddress } from './offline-cache.ts';
import { limitCards, type OfflineCards, writeCards } from './offline-cards.ts';
import { storePictures } from './offline-pictures.ts';

const assetPath = /\/assets\/[\w.~-]+\.(?:js|css|svg|woff2)/g;
const maxFiles = 60;

/** Paths of the assets that this page has requested, including lazily loaded ones that the HTML does not reference. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => new URL(name, window.location.href).pathname.match(assetPath) ?? []);

const runningScript = (): string | null =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/**
 * Caches the HTML of the favourites page and the files that it needs, and returns their paths. HTML and files belong to
 * the same release, so the copy works offline even after a newer release was deployed.
 */
async function storePageFiles(cache: Cache): Promise<string[]> {
  const page = await fetch(offlinePage, { headers: { accept: 'text/html' } });
  // Fetch standard: a service worker cannot answer a navigation with a redirected response.
  if (!page.ok || page.redirected) throw new Error(`the favourites page answered ${page.status}`);
  const html = await page.clone().text();
  const script = runningScript();
  const isThisRelease = script !== null && html.includes(script);
  const assetsInHtml = html.match(assetPath) ?? [];
  const files = [...new Set([...assetsInHtml, ...(isThisRelease ? [placeholder, ...loadedFiles()] : [])])];
  const wanted = files.slice(0, maxFiles);
  // Usually no download: the browser's HTTP cache has these files, because the content of an asset URL never changes.
  for (const file of wanted) if (!(await cache.match(file))) await cache.add(file);
  await cache.put(offlinePage, page);
  return [offlinePage, ...wanted];
}

async function deleteOthers(cache: Cache, wanted: readonly string[]): Promise<void> {
  const addresses = new Set(wanted.map((path) => new URL(path, window.location.href).href));
  const outdated = (await cache.keys()).filter(({ url }) => !addresses.has(url));
  await Promise.all(outdated.map((request) => cache.delete(request)));
}

async function store({ cards, loadedAt }: OfflineCards): Promise<void> {
  const cache = await browserCaches()?.open(offlineCacheName);
  if (!cache) return;
  const stored = limitCards(cards);
  const files = await storePageFiles(cache);
  const pictures = await storePictures(cache, stored);
  await writeCards(cache, { cards: stored, loadedAt });
  await deleteOthers(cache, [...files, ...pictures, offlineCardsAddress]);
}

const forget = async (): Promise<void> => {
  await browserCaches()?.delete(offlineCacheName);
};

let queue: Promise<void> = Promise.resolve();

/** Runs the tasks one after the other, because two concurrent ones would delete each other's files. */
function enqueue(task: () => Promise<void>): Promise<void> {
  // An error is only logged (full storage, lost connection), because the page works without the offline copy.
  queue = queue.then(task).catch((cause: unknown) => logFailure('keeping the favourites', cause));
  return queue;
}

/** Stores the favourites page, its cards and small pictures in this browser, so that the page opens offline. */
export const storeOfflineFavourites = (copy: OfflineCards): Promise<void> => enqueue(() => store(copy));

export const deleteOfflineFavourites = (): Promise<void> => enqueue(forget);
