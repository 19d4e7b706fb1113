import {
  listingApiPath,
  type ListingQuery,
  nearMissesApiPath,
  placesApiPath,
  withDefaultSort,
} from '@estate/domain/search/listing-filter';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { getQuery } from '../../shared/api/get-query.ts';
import { filledFields } from '../../shared/api/filled-fields.ts';
import { bodyOf } from '../../shared/api/problem.ts';

/* A query key is the URL of its API request, because the BFF embeds data in the page by URL (first-data.ts). */

/** The home page's list, at most six properties. */
export const latestQuery = getQuery('/api/properties/latest');

export const holidaysQuery = getQuery('/api/properties/holidays');

/** One page of the property list, 24 cards. Available properties come first unless the filter sets a sort order. */
export const listingQuery = (filter: ListingQuery, page: number) => {
  const sortedFilter = withDefaultSort(filter);
  return queryOptions({
    ...getQuery('/api/properties', {
      query: { ...filledFields(sortedFilter), ...(page > 1 ? { page } : {}) },
    }),
    queryKey: [listingApiPath(sortedFilter, page)],
  });
};

/** The query of the list whose search text was moved into the fields that mean the same. */
export const searchReadingQuery = (filter: ListingQuery) =>
  getQuery('/api/properties/reading', { query: filledFields(filter) });

/** What misses the conditions of the list by little, and what one condition less or wider would bring. */
export const nearMissesQuery = (filter: ListingQuery) =>
  queryOptions({
    ...getQuery('/api/properties/near-misses', { query: filledFields({ ...filter, sort: undefined }) }),
    queryKey: [nearMissesApiPath(filter)],
  });

/** How many properties of the last twelve months the list would have shown. */
export const pastMatchesQuery = (filter: ListingQuery) =>
  getQuery('/api/properties/past-matches', { query: filledFields(filter) });

/** Suggestions for the place field: cities, districts and postcodes of the properties; abroad also the countries. */
export const placesQuery = ({ abroad }: Pick<ListingQuery, 'abroad'>) =>
  queryOptions({
    ...getQuery('/api/properties/places', { query: abroad ? { abroad } : {} }),
    queryKey: [placesApiPath({ abroad })],
  });

/** The public properties among these ids with the figures to compare, and the time of the response in ms. */
export const comparedQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [`/api/properties/compared?ids=${ids.join()}`],
    queryFn: async ({ signal }) => {
      const query = { ids: ids.join() };
      const { items } = await bodyOf(api.GET('/api/properties/compared', { params: { query }, signal }));
      return { cards: items, loadedAt: Date.now() };
    },
  });

/** One property; fails with 404 (never public) or 410 (no longer public). */
export const propertyQuery = (id: number) => getQuery('/api/properties/{id}', { path: { id } });

/** The terms by which a property is ordered; null for one that keeps the plain enquiry. */
export const orderQuery = (id: number) => getQuery('/api/properties/{id}/order', { path: { id } });

export const similarQuery = (id: number) => getQuery('/api/properties/{id}/similar', { path: { id } });
