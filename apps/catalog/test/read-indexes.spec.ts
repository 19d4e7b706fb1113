import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { germanOffersFilter } from '../src/listing/listing-query.ts';
import { offersFilter, type PropertyRead } from '../src/listing/property-reads.ts';
import { propertySchema } from '../src/property/property.schema.ts';
import { everyRead } from './every-read.ts';

type Index = [field: string, direction: unknown][];
const indexes: Index[] = [{ _id: 1 }, ...propertySchema.indexes().map(([fields]) => fields)].map((fields) =>
  Object.entries(fields),
);

/** Whether the filter compares a field with single values. */
function isEquality(filter: PropertyRead['filter'], field: string): boolean {
  if (!(field in filter)) return false;
  const condition: unknown = filter[field as keyof typeof filter];
  return typeof condition !== 'object' || condition === null || '$in' in condition;
}

/**
 * Whether an index serves a read: its first fields are compared by value (at least one if the read has such a filter and
 * no bounds for its order), and its other fields are the order of the read, forwards or backwards.
 */
function serves(index: Index, { filter, order = {} }: Pick<PropertyRead, 'filter' | 'order'>): boolean {
  const ascending = Object.entries(order);
  const descending = ascending.map(([field, direction]) => [field, -direction]);
  const first = index.findIndex(([field]) => !isEquality(filter, field));
  const most = first === -1 ? index.length : first;
  const isBounded = ascending.some(([field]) => field in filter);
  const least = !isBounded && Object.keys(filter).some((field) => isEquality(filter, field)) ? 1 : 0;
  const rests = Array.from({ length: most + 1 }, (_, start) => index.slice(start)).slice(least);
  return rests.some((rest) => [ascending, descending].some((way) => isDeepStrictEqual(rest, way)));
}

const indexesOf = (read: Pick<PropertyRead, 'filter' | 'order'>) =>
  indexes.filter((index) => serves(index, read));

describe('the indexes of properties', () => {
  it.each(everyRead)('an index alone finds and sorts the properties of the query %s', (_name, read) => {
    expect(indexesOf(read).length).toBeGreaterThan(0);
  });

  it.each([
    ['the total of the listing', germanOffersFilter],
    ["the places of the brokers' offers", offersFilter],
  ])('an index finds the properties that are counted for %s', (_what, filter) => {
    expect(
      indexes.some(([[first] = [''], [second] = ['']]) =>
        [first, second].every((field) => isEquality(filter, field)),
      ),
    ).toBe(true);
  });

  it.each([
    ['an order without an index', { filter: { website_status: 'aktiv' }, order: { title: -1 } }],
    [
      'an order behind a field that is not asked for',
      { filter: {}, order: { 'listing.status_rank': 1, _id: -1 } },
    ],
    ['mixed directions', { filter: { website_status: 'aktiv' }, order: { 'listing.amount': -1, _id: 1 } }],
  ] as const)('no index serves a query of properties with %s', (_name, read) => {
    expect(indexesOf(read)).toEqual([]);
  });
});
