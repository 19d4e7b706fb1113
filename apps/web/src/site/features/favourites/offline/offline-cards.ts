import type { ComparedProperty } from '../../../../shared/api/types.ts';
import { offlineCardsAddress } from './offline-cache.ts';

/**
 * Identifies the code that reads and writes the copy, because the name of its file changes with its content. A copy of
 * another release is ignored, because its cards may lack fields.
 */
const release = import.meta.url;

/** The cards of the favourites page as the server returned them last. */
export interface OfflineCards {
  cards: readonly ComparedProperty[];
  /** When the oldest card was loaded, in ms since the epoch. */
  loadedAt: number;
}

const maxCards = 50;
const maxCharacters = 200_000;

/** The first cards up to `maxCards` and `maxCharacters`, because the browser's storage is small. */
export function limitCards(cards: readonly ComparedProperty[]): ComparedProperty[] {
  const bounded: ComparedProperty[] = [];
  let characters = 0;
  for (const card of cards.slice(0, maxCards)) {
    characters += JSON.stringify(card).length;
    if (characters > maxCharacters) break;
    bounded.push(card);
  }
  return bounded;
}

export const writeCards = (cache: Cache, { cards, loadedAt }: OfflineCards): Promise<void> =>
  cache.put(offlineCardsAddress, Response.json({ release, cards, loadedAt }));

/** Reads the offline copy. Null if there is none, or if another release wrote it. */
export async function readCards(cache: Cache): Promise<OfflineCards | null> {
  const response = await cache.match(offlineCardsAddress);
  const stored = (await response?.json()) as (OfflineCards & { release: string }) | undefined;
  return stored?.release === release ? { cards: stored.cards, loadedAt: stored.loadedAt } : null;
}
