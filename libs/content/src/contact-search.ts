import type { ContactMapCity } from './contact-map.ts';

export interface ContactSearch {
  stadt?: ContactMapCity | undefined;
}

// The keys of `contactMapCities` are repeated here, because every page loads this file first and should not load
// contact-map.ts.
const isCity: Readonly<Record<ContactMapCity, true>> = { hamburg: true, berlin: true, munich: true };

/** Parses the query of /kontakt?stadt=hamburg|berlin|munich; other values are ignored. */
export const parseContactSearch = ({ stadt }: Readonly<Record<string, unknown>>): ContactSearch => ({
  stadt: typeof stadt === 'string' && Object.hasOwn(isCity, stadt) ? (stadt as ContactMapCity) : undefined,
});
