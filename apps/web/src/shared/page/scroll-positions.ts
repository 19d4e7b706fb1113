import type { ListingPath } from '@estate/domain/search/listing-filter';
import { storedJson, storeText } from '../storage/browser-store.ts';

/** The scroll position at which a history entry was left. */
interface Place {
  key: string;
  href: string;
  top: number;
}

/** A history entry as the router describes it. */
export interface HistoryEntry {
  href: string;
  state: { __TSR_key?: string; isReturn?: boolean };
}

const storageKey = 'orte';
/** Older positions are dropped; a visitor who goes back further starts at the top. */
const maxPlaces = 50;

// Duplicated from the domain, because the import would add the whole filter code to the first chunk.
const listings: readonly ListingPath[] = ['/immobilien', '/ferienimmobilien'];

const isPlace = (raw: unknown): raw is Place =>
  typeof raw === 'object' && raw !== null && 'key' in raw && 'href' in raw && 'top' in raw;

function readPlaces(): Place[] {
  const stored = storedJson(storageKey, 'sessionStorage');
  return Array.isArray(stored) ? stored.filter(isPlace) : [];
}

let remembered: Place[] | undefined;
const places = (): Place[] => (remembered ??= readPlaces());

/** Stores the scroll position of a page for the session of this tab, so that it also survives a reload. */
export function storeScrollPosition({ href, state }: HistoryEntry, top: number): void {
  const key = state.__TSR_key ?? href;
  const others = places().filter((place) => place.key !== key);
  remembered = [...others, { key, href, top }].slice(-maxPlaces);
  storeText(storageKey, JSON.stringify(remembered), 'sessionStorage');
}

/** The scroll position of this history entry, or, for a link back to a page, the last position of that page. */
export function scrollPositionOf({ href, state }: HistoryEntry): Pick<Place, 'top'> | undefined {
  const left = places().find((place) => place.key === state.__TSR_key);
  return left ?? (state.isReturn ? places().findLast((place) => place.href === href) : undefined);
}

/** The listing path of an address; undefined for any other page. */
const listOf = (href: string): ListingPath | undefined =>
  listings.find((path) => path === href.split(/[?#]/, 1)[0]);

/** The address of the listing that was visited last in this tab; /immobilien if there was none. */
export const lastListingUrl = (): string =>
  places().findLast(({ href }) => listOf(href))?.href ?? '/immobilien';

/** Path and query of a listing's address. */
export const parseListingUrl = (href: string): { path: ListingPath; query: string } => ({
  path: listOf(href) ?? '/immobilien',
  query: (href.split('?')[1] ?? '').split('#', 1)[0] ?? '',
});
