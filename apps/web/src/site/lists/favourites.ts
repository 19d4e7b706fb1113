import { useSyncExternalStore } from 'react';
import { idsOf, storedText, storeText } from './stored-ids.ts';

const key = 'merkliste';
/** Longest list; the list is for comparing properties, not for archiving them. */
const limit = 100;
const none: readonly number[] = [];

const listeners = new Set<() => void>();
let known: { json: string | null; ids: readonly number[] } = { json: null, ids: none };

/** Without storage (private mode, blocked) the list lasts until the page is left. */
function readStore(): string | null {
  const json = storedText(key);
  return json === undefined ? known.json : json;
}

function read(): readonly number[] {
  const json = readStore();
  if (json !== known.json) known = { json, ids: idsOf(json) };
  return known.ids;
}

function write(ids: readonly number[]): void {
  const json = JSON.stringify(ids.slice(0, limit));
  if (!storeText(key, json)) known = { json, ids };
  for (const listener of listeners) listener();
}

/** Listens to `storage` as well, because other tabs change the list. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Ids of the marked properties, latest first; stored in this browser only. */
export const useFavourites = (): readonly number[] => useSyncExternalStore(subscribe, read, () => none);

/** Marks a property, or removes its mark. */
export function toggleFavourite(id: number): void {
  const ids = read();
  write(ids.includes(id) ? ids.filter((one) => one !== id) : [id, ...ids]);
}
