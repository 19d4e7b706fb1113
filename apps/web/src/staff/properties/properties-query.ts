import { getQuery } from '../../shared/api/get-query.ts';
import { canonicalQuery } from '@estate/domain/search/listing-filter';
import type { StaffFilter } from '@estate/domain/search/staff-filter';
import { queryOptions } from '@tanstack/react-query';
import { filledFields } from '../../shared/api/filled-fields.ts';

export const pageSize = 100;

export const rowsKey = '/api/admin/properties';

/** Short, because colleagues change properties at the same time. */
const staleTime = 30_000;

export const csvAddress = (filter: StaffFilter): string => `${rowsKey}/export?${canonicalQuery(filter)}`;

/** One page of the property table; the first page is 1. */
export const rowsQuery = (filter: StaffFilter, page: number) => {
  const query = { ...filledFields(filter), page, page_size: pageSize };
  return queryOptions({
    ...getQuery(rowsKey, { query }),
    staleTime,
  });
};

/** The complete record of one property without the raw data. */
export const recordQuery = (id: number) =>
  queryOptions({ ...getQuery('/api/admin/properties/{id}', { path: { id } }), staleTime: 0 });

/** One property as the public page shows it, and the rules that keep it offline. */
export const previewQuery = (id: number) =>
  queryOptions({ ...getQuery('/api/admin/properties/{id}/preview', { path: { id } }), staleTime: 0 });

/** Changes of one property in the last twelve months. */
export const historyQuery = (id: number) =>
  queryOptions({ ...getQuery('/api/admin/properties/{id}/history', { path: { id } }), staleTime: 0 });

/** The raw data of the CRM. They can have a megabyte, so that they are not cached. */
export const rawDataQuery = (id: number) =>
  queryOptions({
    ...getQuery('/api/admin/properties/{id}/raw', { path: { id } }),
    staleTime: 0,
    gcTime: 0,
  });
