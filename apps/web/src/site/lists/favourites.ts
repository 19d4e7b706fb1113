import { browserStore } from '../../shared/storage/browser-store.ts';
import { parsePropertyIds } from './stored-ids.ts';

/** Maximum number of favourites. They are for comparing properties, not for archiving them. */
export const favouritesLimit = 100;

const store = browserStore('merkliste', (json) => parsePropertyIds(json).slice(0, favouritesLimit));

/**
 * Ids of the favourites, which are the properties that the visitor marked, latest first. They are stored in this
 * browser only.
 */
export const useFavourites = store.useValue;

/** The ids of the favourites, for use outside a component. */
export const favourites = store.read;

/** Adds a property to the favourites, or removes it. */
export function toggleFavourite(id: number): void {
  const ids = store.read();
  const others = ids.filter((markedId) => markedId !== id);
  store.write(ids.includes(id) ? others : [id, ...others].slice(0, favouritesLimit));
}
