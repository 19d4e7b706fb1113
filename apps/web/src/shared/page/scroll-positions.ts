import type { ListingPath } from '@estate/domain/search/listing-filter';

/** Where an entry of the browser's history was left. */
interface Place {
  key: string;
  href: string;
  /** Scroll position in px. */
  top: number;
}

/** An entry of the history as the router describes it. */
export interface Entry {
  href: string;
  state: { __TSR_key?: string; isReturn?: boolean };
}

const storageKey = 'orte';
/** Older ones are forgotten; who goes back further begins at the top. */
const maxPlaces = 50;

// Not taken from the domain, because the script that runs before the app would load the whole filter.
const listings: readonly ListingPath[] = ['/immobilien', '/ferienimmobilien'];

const isPlace = (raw: unknown): raw is Place =>
  typeof raw === 'object' && raw !== null && 'key' in raw && 'href' in raw && 'top' in raw;

function readPlaces(): Place[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    return [];
  }
}

let remembered: Place[] | undefined;
const places = (): Place[] => (remembered ??= readPlaces());

/** Remembers where a page is left, for this tab's session, so that a reload finds it too. */
export function rememberPlace({ href, state }: Entry, top: number): void {
  const key = state.__TSR_key ?? href;
  const others = places().filter((place) => place.key !== key);
  remembered = [...others, { key, href, top }].slice(-maxPlaces);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(remembered));
  } catch {
    // If storage is blocked or full, a reload loses the position.
  }
}

/** Where this entry of the history was left, or, for a link that returns, where its page was left last. */
export function placeOf({ href, state }: Entry): Pick<Place, 'top'> | undefined {
  const left = places().find((place) => place.key === state.__TSR_key);
  return left ?? (state.isReturn ? places().findLast((place) => place.href === href) : undefined);
}

/** The path of a list; undefined for any other page. */
const listOf = (href: string): ListingPath | undefined =>
  listings.find((path) => path === href.split(/[?#]/, 1)[0]);

/** The list of properties that was seen last in this tab, by its address; /immobilien if there was none. */
export const lastListing = (): string => places().findLast(({ href }) => listOf(href))?.href ?? '/immobilien';

/** Path and query of a list's address. */
export const readListing = (href: string): { path: ListingPath; query: string } => ({
  path: listOf(href) ?? '/immobilien',
  query: (href.split('?')[1] ?? '').split('#', 1)[0] ?? '',
});
