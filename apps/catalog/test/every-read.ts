import { PropertyQuery } from '@estate/contracts/catalog/listing';
import { querySorts } from '@estate/domain/search/listing-filter';
import { staffSorts } from '@estate/domain/search/staff-filter';
import { ObjectKind } from '@estate/contracts/values';
import {
  boxRead,
  brokerRead,
  comparedRead,
  detailRead,
  holidaysRead,
  latestRead,
  listingRead,
  mapRead,
  publicPagesRead,
  referencesRead,
  salesRead,
  type PropertyRead,
} from '../src/listing/property-reads.ts';
import { germanOffersFilter } from '../src/listing/listing-query.ts';
import { staffFilter, staffOrder } from '../src/staff/staff-query.ts';

/** A listing query for each order and for each filter field. */
const listings = [undefined, ...querySorts].flatMap((sort) => [
  { sort },
  ...ObjectKind.options.map((type) => ({ sort, type })),
  { sort, city: 'Hamburg' },
  { sort, abroad: '1' },
  { sort, abroad: '1', city: 'Spanien' },
  { sort, deal: 'buy', price_max: 500_000, rooms_min: 3, area_min: 60 },
]);

const nameOf = (query: object) => JSON.stringify(query).replaceAll('"', '');

/** The queries of catalog's lists and pages, created by the functions of the service. */
export const everyRead: readonly (readonly [string, PropertyRead])[] = [
  ['the home list', latestRead()],
  ...listings.map(
    (query) => [`the listing ${nameOf(query)}`, listingRead(PropertyQuery.parse(query))] as const,
  ),
  ['the points in a box', boxRead({ kind: 'box', west: 9, south: 53, east: 10, north: 54 })],
  ['the points of the map', mapRead(germanOffersFilter)],
  ['holidays', holidaysRead()],
  ['sold properties', referencesRead()],
  ['the sales of a period', salesRead('2024-11-29', '2026-11-29')],
  ["a broker's offers", brokerRead([11, 12, 13])],
  ['what is compared', comparedRead([4711, 12])],
  ['a property', detailRead(4711)],
  ['public pages', publicPagesRead(undefined)],
  ['public pages after the first', publicPagesRead(4711)],
  ...staffSorts.map(
    (sort) =>
      [
        `the staff table by ${sort}`,
        { filter: staffFilter({ page: 1, page_size: 50 }), fields: [], order: staffOrder(sort), limit: 50 },
      ] as const,
  ),
];
