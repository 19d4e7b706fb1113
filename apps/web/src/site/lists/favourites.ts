import { browserStore } from './browser-store.ts';
import { idsOf } from './stored-ids.ts';

/** Longest list; the list is for comparing properties, not for archiving them. */
export const favouritesLimit = 100;

const store = browserStore('merkliste', (json) => idsOf(json).slice(0, favouritesLimit));

/** Ids of the marked properties, latest first; stored in this browser only. */
export const useFavourites = store.useValue;

/** The ids of the marked properties, for use outside a component. */
export const favourites = store.read;

/** Marks a property, or removes its mark. */
export function toggleFavourite(id: number): void {
  const ids = store.read();
  const others = ids.filter((markedId) => markedId !== id);
  store.write(ids.includes(id) ? others : [id, ...others].slice(0, favouritesLimit));
}
