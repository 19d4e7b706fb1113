import { logFailure } from '../../../log-failure.ts';
import { browserCaches, keptCacheName, keptCardsAddress } from './kept-cache.ts';
import { boundedCards, type KeptCards, writeCards } from './kept-cards.ts';
import { keepPageFiles } from './kept-page-files.ts';
import { keepPictures } from './kept-pictures.ts';

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
