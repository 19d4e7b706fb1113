import type { StaffFilter } from '@estate/domain/search/staff-filter';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';

/** Rows that one call fetches. */
export const pageSize = 100;

export const rowsKey = '/api/admin/properties';

/** Fresh for half a minute only, because others work at the same time. */
const staleTime = 30_000;

/** The fields that are set, so that equal questions share one answer. */
export const questionOf = ({ q, website_status, property_status_id, finding, sort }: StaffFilter) => ({
  ...(q ? { q } : {}),
  ...(website_status ? { website_status } : {}),
  ...(property_status_id ? { property_status_id } : {}),
  ...(finding ? { finding } : {}),
  ...(sort ? { sort } : {}),
});

export const csvAddress = (filter: StaffFilter): string => {
  const { property_status_id, ...words } = questionOf(filter);
  const status = property_status_id === undefined ? {} : { property_status_id: String(property_status_id) };
  const query = new URLSearchParams({ ...words, ...status }).toString();
  return `${rowsKey}/export${query && `?${query}`}`;
};

/** One page of the staff table, counted from 1. */
export const rowsQuery = (filter: StaffFilter, page: number) => {
  const query = { ...questionOf(filter), page, page_size: pageSize };
  return queryOptions({
    queryKey: [rowsKey, query],
    queryFn: ({ signal }) => bodyOf(api.GET('/api/admin/properties', { params: { query }, signal })),
    staleTime,
  });
};

/** The whole record of one property without raw data. */
export const recordQuery = (id: number) =>
  queryOptions({
    queryKey: [`${rowsKey}/${id}`],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/admin/properties/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
  });

/** One property as visitors would see it, and why they do not. */
export const previewQuery = (id: number) =>
  queryOptions({
    queryKey: [`${rowsKey}/${id}/preview`],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/admin/properties/{id}/preview', { params: { path: { id } }, signal })),
    staleTime: 0,
  });

/** What changed in one property in the last twelve months. */
export const historyQuery = (id: number) =>
  queryOptions({
    queryKey: [`${rowsKey}/${id}/history`],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/admin/properties/{id}/history', { params: { path: { id } }, signal })),
    staleTime: 0,
  });

/** What the CRM sent; up to a megabyte, so it is not kept. */
export const rawDataQuery = (id: number) =>
  queryOptions({
    queryKey: [`${rowsKey}/${id}/raw`],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/admin/properties/{id}/raw', { params: { path: { id } }, signal })),
    staleTime: 0,
    gcTime: 0,
  });
