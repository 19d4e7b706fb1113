import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { getQuery } from '../../shared/api/get-query.ts';
import { bodyOf } from '../../shared/api/problem.ts';

/** Views and requests of one property in the last 30 days. */
export const figuresQuery = (id: number) =>
  queryOptions({ ...getQuery('/api/admin/properties/{id}/figures', { path: { id } }), staleTime: 0 });

/** The proprietor who receives the monthly report of a property, or null. */
export const reportQuery = (id: number) =>
  queryOptions({ ...getQuery('/api/admin/properties/{id}/report', { path: { id } }), staleTime: 0 });

export const setProprietor = (id: number, body: { name: string; email: string }) =>
  bodyOf(api.PUT('/api/admin/properties/{id}/report', { params: { path: { id } }, body }));

export const renewLink = (id: number) =>
  bodyOf(api.POST('/api/admin/properties/{id}/report/link', { params: { path: { id } } }));

export const endMonthlyReport = (id: number) =>
  bodyOf(api.DELETE('/api/admin/properties/{id}/report', { params: { path: { id } } }));
