import { expect, it } from '@jest/globals';
import { propertyIdFromSlug, propertySlug } from './property-slug.ts';

it.each([
  ['Villa an der Elbe', 42, 'villa-an-der-elbe-42'],
  ['Schöne Wohnung – 3½ Zimmer, Größe: 80 m²!', 7, 'schoene-wohnung-3-zimmer-groesse-80-m-7'],
  ['ÄÖÜ ß', 1, 'aeoeue-ss-1'],
  ['A\u0308rztehaus', 5, 'aerztehaus-5'],
  ['  --- ', 9, '9'],
  ['Haus 12', 12, 'haus-12-12'],
])('%j with id %d becomes %s', (title, id, slug) => {
  expect(propertySlug({ id, title })).toBe(slug);
  expect(propertyIdFromSlug(slug)).toBe(id);
});

it.each([
  ['haus-am-see-170', 170],
  ['170', 170],
  ['haus-am-see', 'haus-am-see'],
  ['haus17', 'haus17'],
  ['', ''],
  [`haus-${'9'.repeat(20)}`, `haus-${'9'.repeat(20)}`],
])('reads %j back as %j', (slug, id) => {
  expect(propertyIdFromSlug(slug)).toBe(id);
});
