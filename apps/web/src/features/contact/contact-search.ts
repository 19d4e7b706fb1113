import { contactMapCities, type ContactMapCity } from '@estate/content/contact-page';

export interface ContactSearch {
  stadt?: ContactMapCity | undefined;
}

const isCity = (value: unknown): value is ContactMapCity =>
  typeof value === 'string' && Object.hasOwn(contactMapCities, value);

/** /kontakt?stadt=hamburg|berlin|munich; anything else counts as not said. */
export const parseContactSearch = ({ stadt }: Record<string, unknown>): ContactSearch => ({
  stadt: isCity(stadt) ? stadt : undefined,
});
