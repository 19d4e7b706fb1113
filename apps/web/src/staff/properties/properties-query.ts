import { canonicalQuery } from '@estate/domain/search/listing-filter';
import type { StaffFilter } from '@estate/domain/search/staff-filter';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { filledFields } from '../../shared/api/filled-fields.ts';
import { bodyOf } from '../../shared/api/problem.ts';

export const pageSize = 100;

export const rowsKey = '/api/admin/properties';

/** Short, because colleagues change properties at the same time. */
const staleTime = 30_000;

export const csvAddress = (filter: StaffFilter): string => `${rowsKey}/export?${canonicalQuery(filter)}`;

/** One page of the property table; the first page is 1. */
export const rowsQuery = (filter: StaffFilter, page: number) => {
  const query = { ...filledFields(filter), page, page_size: pageSize };
  return queryOptions({
    queryKey: [rowsKey, query],
    queryFn: ({ signal }) => bodyOf(api.GET('/api/admin/properties', { params: { query }, signal })),
    staleTime,
  });
};

/** The complete record of one property without the raw data. */
export const recordQuery = (id: number) =>
  queryOptions({
    queryKey: [`${rowsKey}/${id}`],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/admin/properties/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
  });

/** One property as the public page shows it, and the rules that keep it offline. */
export const previewQuery = (id: number) =>
  queryOptions({
    queryKey: [`${rowsKey}/${id}/preview`],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/admin/properties/{id}/preview', { params: { path: { id } }, signal })),
    staleTime: 0,
  });

/** Changes of one property in the last twelve months. */
export const historyQuery = (id: number) =>
  queryOptions({
    queryKey: [`${rowsKey}/${id}/history`],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/admin/properties/{id}/history', { params: { path: { id } }, signal })),
    staleTime: 0,
  });

/** The raw data of the CRM. They can have a megabyte, so that they are not cached. */
export const rawDataQuery = (id: number) =>
  queryOptions({
    queryKey: [`${rowsKey}/${id}/raw`],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/admin/properties/{id}/raw', { params: { path: { id } }, signal })),
    staleTime: 0,
    gcTime: 0,
  });
