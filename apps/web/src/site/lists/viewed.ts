import { useSyncExternalStore } from 'react';
import { idsOf, storedText, storeText } from './stored-ids.ts';

const key = 'zuletzt-angesehen';
/** One more than the six cards of the section, because the page of a property leaves out that property. */
const limit = 7;

export interface RecentlyViewed {
  /** Ids of the viewed properties, the latest first. */
  ids: readonly number[];
  /** True if the visitor asked this browser to keep the list; otherwise it is forgotten with the page. */
  isKept: boolean;
  /** False once the browser has refused to keep it. */
  canKeep: boolean;
}

const nothing: RecentlyViewed = { ids: [], isKept: false, canKeep: true };

const listeners = new Set<() => void>();
let viewed = nothing;
/** The stored list that `viewed` was made of. */
let known: string | null = null;

const withoutRepeats = (ids: readonly number[]): readonly number[] => [...new Set(ids)].slice(0, limit);

/** The list after another tab, or an earlier visit, has stored `json`. */
function takeOver(json: string | null): RecentlyViewed {
  // A tab that stops keeping the list, or empties it, means all tabs.
  if (json === null) return nothing;
  const ids = viewed.isKept ? idsOf(json) : [...viewed.ids, ...idsOf(json)];
  return { ids: withoutRepeats(ids), isKept: true, canKeep: true };
}

function read(): RecentlyViewed {
  const json = storedText(key);
  if (json === undefined) {
    if (viewed.canKeep) viewed = { ...viewed, isKept: false, canKeep: false };
  } else if (json !== known) {
    viewed = takeOver(json);
    known = json;
  }
  return viewed;
}

function change(part: Partial<RecentlyViewed>): void {
  viewed = { ...viewed, ...part };
  const json = viewed.isKept ? JSON.stringify(viewed.ids) : null;
  // Both are null until the visitor switches the list on, so nothing is stored without consent.
  if (json !== known) {
    if (storeText(key, json)) known = json;
    else viewed = { ...viewed, isKept: false, canKeep: false };
  }
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

export const useRecentlyViewed = (): RecentlyViewed => useSyncExternalStore(subscribe, read, () => nothing);

/** Puts a property in front, whose page is shown. */
export function rememberViewed(id: number): void {
  const { ids } = read();
  if (ids[0] !== id) change({ ids: withoutRepeats([id, ...ids]) });
}

/** Takes properties off the list, for example because they are no longer public. */
export const forgetViewed = (gone: readonly number[]): void =>
  change({ ids: read().ids.filter((id) => !gone.includes(id)) });

/** Keeps the list in this browser beyond the visit, as the visitor asks by a tick, or no longer. */
export const keepViewed = (isKept: boolean): void => change({ isKept });

/** Empties the list and keeps nothing any more. */
export const emptyViewed = (): void => change({ ids: [], isKept: false });
