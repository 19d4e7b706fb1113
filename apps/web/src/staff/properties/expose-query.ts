import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { getQuery } from '../../shared/api/get-query.ts';
import { bodyOf } from '../../shared/api/problem.ts';

/** How exposés of a property are sent, and what they lack. */
export const exposeQuery = (id: number) =>
  queryOptions({ ...getQuery('/api/admin/properties/{id}/expose', { path: { id } }), staleTime: 0 });

/** Whether visitors order the property for a fee, and all reasons why not, reviewed exposés among them. */
export const orderStateQuery = (id: number) =>
  queryOptions({ ...getQuery('/api/admin/properties/{id}/order', { path: { id } }), staleTime: 0 });

export const setExposeReview = (id: number, is_reviewed: boolean) =>
  bodyOf(
    api.PUT('/api/admin/properties/{id}/expose/review', { params: { path: { id } }, body: { is_reviewed } }),
  );

export const setExposeSource = (id: number, from_crm: boolean) =>
  bodyOf(
    api.PUT('/api/admin/properties/{id}/expose/source', { params: { path: { id } }, body: { from_crm } }),
  );

/** A document as it would be sent now, for reading in the browser. */
export const documentAddress = (id: number, kind: 'expose' | 'bank-sheet'): string =>
  `/api/admin/properties/${id}/document?kind=${kind}`;
