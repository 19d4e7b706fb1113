import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { getQuery } from '../../shared/api/get-query.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import type { Answer } from '../../shared/api/types.ts';

export type ReferenceTable = Answer<'/api/admin/reference-tables'>['items'][number];
export type TablePreview = Answer<'/api/admin/reference-tables/preview', 'post'>;
export type TableImport = Parameters<typeof importTable>[0];

/** Always refetched, because colleagues import and release tables too. */
export const tablesQuery = queryOptions({ ...getQuery('/api/admin/reference-tables'), staleTime: 0 });

/** The prices of a stored table, which never change. */
export const tableRowsQuery = (id: string) =>
  getQuery('/api/admin/reference-tables/{id}/rows', { path: { id } });

export const backTestQuery = getQuery('/api/admin/valuations/back-test');

export const laterSalesQuery = getQuery('/api/admin/valuations/later-sales');

export const previewTable = (csv: string) =>
  bodyOf(api.POST('/api/admin/reference-tables/preview', { body: { csv } }));

export const importTable = (body: {
  csv: string;
  source: string;
  year: number;
  page: string;
  prices: 'sales' | 'offers';
  has_new_buildings: boolean;
  licence: string;
}) => bodyOf(api.POST('/api/admin/reference-tables', { body }));

export const releaseTable = (id: string) =>
  bodyOf(api.POST('/api/admin/reference-tables/{id}/release', { params: { path: { id } } }));

export const deleteTable = (id: string) =>
  bodyOf(api.DELETE('/api/admin/reference-tables/{id}', { params: { path: { id } } }));
