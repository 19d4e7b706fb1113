import type { ContactMapCity } from '@estate/content/contact-page';

export interface ContactSearch {
  stadt?: ContactMapCity | undefined;
}

// By name, not from the page's content: the address is read in the first load of every page.
const isCity: Readonly<Record<ContactMapCity, true>> = { hamburg: true, berlin: true, munich: true };

/** /kontakt?stadt=hamburg|berlin|munich; anything else counts as not said. */
export const parseContactSearch = ({ stadt }: Record<string, unknown>): ContactSearch => ({
  stadt: typeof stadt === 'string' && Object.hasOwn(isCity, stadt) ? (stadt as ContactMapCity) : undefined,
});
