import type { Deal, ObjectKind } from '@estate/contracts/vocabulary';
import { queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';
import { answered } from './problem.ts';

/* Keys are the addresses of the API, because the BFF writes first data under them (first-data.ts). */

/** Home list, at most six. */
export const latestQuery = queryOptions({
  queryKey: ['/api/properties/latest'],
  queryFn: ({ signal }) => answered(api.GET('/api/properties/latest', { signal })),
});

/** Holiday homes abroad. */
export const holidaysQuery = queryOptions({
  queryKey: ['/api/properties/holidays'],
  queryFn: ({ signal }) => answered(api.GET('/api/properties/holidays', { signal })),
});

export interface ListingFilter {
  q?: string | undefined;
  type?: ObjectKind | undefined;
  deal?: Deal | undefined;
}

/** Address of one page of the list: only what is set, in alphabetical order, page 1 unnamed. */
export function listingAddress(filter: ListingFilter, page: number): string {
  const set = Object.entries({ ...filter, page: page > 1 ? String(page) : undefined })
    .filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return set.length > 0 ? `/api/properties?${new URLSearchParams(set).toString()}` : '/api/properties';
}

/** One page of the list, 24 cards. */
export const listingQuery = (filter: ListingFilter, page: number) =>
  queryOptions({
    queryKey: [listingAddress(filter, page)],
    queryFn: ({ signal }) => {
      const { q, type, deal } = filter;
      const query = {
        ...(q ? { q } : {}),
        ...(type ? { type } : {}),
        ...(deal ? { deal } : {}),
        ...(page > 1 ? { page } : {}),
      };
      return answered(api.GET('/api/properties', { params: { query }, signal }));
    },
  });

/** One property; fails with 404 (never public) or 410 (no longer public). */
export const propertyQuery = (id: number) =>
  queryOptions({
    queryKey: [`/api/properties/${id}`],
    queryFn: ({ signal }) => answered(api.GET('/api/properties/{id}', { params: { path: { id } }, signal })),
  });
