import { useSyncExternalStore } from 'react';
import { storedText, storeText } from '../../shared/storage/browser-store.ts';
import { parsePropertyIds } from './stored-ids.ts';

const key = 'zuletzt-angesehen';
/** One more than the six cards of the section, because the page of a property leaves out that property. */
const limit = 7;

export interface RecentlyViewed {
  /** Ids of the viewed properties, the latest first. */
  ids: readonly number[];
  /**
   * True if the visitor chose to store the list in the browser. Otherwise it is lost when the document is reloaded or
   * closed.
   */
  isKept: boolean;
  /** False if the browser's storage is blocked or full. */
  canKeep: boolean;
}

const nothing: RecentlyViewed = { ids: [], isKept: false, canKeep: true };

const listeners = new Set<() => void>();
let viewed = nothing;
/** The stored JSON that `viewed` corresponds to. */
let known: string | null = null;

const withoutRepeats = (ids: readonly number[]): readonly number[] => [...new Set(ids)].slice(0, limit);

/** The new state after another tab, or an earlier visit, has stored `json`. */
function stateFromStored(json: string | null): RecentlyViewed {
  // Another tab has emptied the list or stopped storing it, which applies to all tabs.
  if (json === null) return nothing;
  const ids = viewed.isKept ? parsePropertyIds(json) : [...viewed.ids, ...parsePropertyIds(json)];
  return { ids: withoutRepeats(ids), isKept: true, canKeep: true };
}

function read(): RecentlyViewed {
  const json = storedText(key);
  if (json === undefined) {
    if (viewed.canKeep) viewed = { ...viewed, isKept: false, canKeep: false };
  } else if (json !== known) {
    viewed = stateFromStored(json);
    known = json;
  }
  return viewed;
}

function change(part: Partial<RecentlyViewed>): void {
  viewed = { ...viewed, ...part };
  const json = viewed.isKept ? JSON.stringify(viewed.ids) : null;
  // `json` and `known` are null until the visitor chooses to store the list, so nothing is stored without consent.
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

/** Moves the property of the current page to the front of the list. */
export function addViewedProperty(id: number): void {
  const { ids } = read();
  if (ids[0] !== id) change({ ids: withoutRepeats([id, ...ids]) });
}

/** Removes properties from the list, for example because they are no longer public. */
export const removeViewedProperties = (idsToRemove: readonly number[]): void =>
  change({ ids: read().ids.filter((id) => !idsToRemove.includes(id)) });

/** Starts or stops storing the list in the browser beyond the visit, as the visitor chooses by a checkbox. */
export const setViewedStored = (isKept: boolean): void => change({ isKept });

/** Empties the list and removes the stored one. */
export const clearViewedProperties = (): void => change({ ids: [], isKept: false });
