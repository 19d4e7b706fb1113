import { type PublicProperty } from '@estate/contracts/catalog/public-property';
import { expect, it } from '@jest/globals';
import { listingLd } from './json-ld.ts';

const property: PublicProperty = {
  id: 1,
  title: 'Finca',
  property_status_id: 170241,
  website_status: 'aktiv',
  optional_fields: [],
  images: [],
  imported_at: '2026-11-26T08:00:00.000Z',
};

it.each([
  ['DEU', 'DE'],
  ['ESP', 'ES'],
  ['Spanien', 'ES'],
  [null, 'DE'],
  ['Atlantis', undefined],
])('search engines read the country %j as %j [V-3.7]', (country, iso2) => {
  const options = { path: '/immobilie/finca-1', description: '', imagePaths: [] };
  const listing = listingLd(new URL('https://makler.example'), { ...property, country }, options);
  expect(listing).toMatchObject({ mainEntity: { address: { '@type': 'PostalAddress' } } });
  const { address } = (listing as { mainEntity: { address: Record<string, unknown> } }).mainEntity;
  expect(address['addressCountry']).toBe(iso2);
});
