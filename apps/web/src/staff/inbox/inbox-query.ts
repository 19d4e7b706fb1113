import { canonicalQuery } from '@estate/domain/search/listing-filter';
import type { ContactField } from '@estate/domain/forms/crm-transfer';
import type { LeadFilter, LeadState } from '@estate/domain/forms/lead-filter';
import type { LeadDeletionReason } from '@estate/domain/forms/lead-words';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { getQuery } from '../../shared/api/get-query.ts';
import { filledFields } from '../../shared/api/filled-fields.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import type { LeadDeletion, LeadDetail } from '../../shared/api/types.ts';
import { leadsKey } from './unread-query.ts';

const listEveryMs = 60_000;
const detailEveryMs = 30_000;
const mailEveryMs = 4_000;

export const csvAddress = (filter: LeadFilter): string => `/api/admin/leads/export?${canonicalQuery(filter)}`;

/** One page of the inbox. It is refetched every minute while it is shown, because new leads come in. */
export const leadsQuery = (filter: LeadFilter, page = 1) => {
  const query = { ...filledFields(filter), ...(page > 1 ? { page } : {}) };
  return queryOptions({
    ...getQuery(leadsKey, { query }),
    queryKey: [leadsKey, 'list', query],
    staleTime: 0,
    refetchInterval: listEveryMs,
    refetchOnWindowFocus: true,
  });
};

const isUnderway = ({ mails, crm_transfer }: LeadDetail) =>
  crm_transfer?.state === 'waiting' ||
  [mails.agency, mails.visitor, mails.reply].some((state) => state === 'pending' || state === 'sending');

/**
 * One lead. It is refetched because colleagues work on it too, and more often while one of its mails or its transfer
 * to the CRM is pending.
 */
export const leadQuery = (id: string) =>
  queryOptions({
    ...getQuery('/api/admin/leads/{id}', { path: { id } }),
    queryKey: [leadsKey, 'one', id],
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && isUnderway(state.data) && !state.data.suspicious ? mailEveryMs : detailEveryMs,
  });

/** Fields of a lead that staff change; absent fields stay unchanged. */
export interface LeadChange {
  state?: LeadState;
  assignee?: string | null;
  snoozed_until?: string | null;
  suspicious?: boolean;
}

export const changeLead = (id: string, body: LeadChange & { version: number }) =>
  bodyOf(api.PATCH('/api/admin/leads/{id}', { params: { path: { id } }, body }));

export const markLeadRead = (id: string) =>
  bodyOf(api.POST('/api/admin/leads/{id}/read', { params: { path: { id } } }));

/** Changes many leads. `version` is the displayed version; the server leaves a lead with another version unchanged. */
export const changeLeads = (items: (LeadChange & { id: string; version: number })[]) =>
  bodyOf(api.POST('/api/admin/leads/changes', { body: { items } }));

export const deleteSpam = (ids: string[]) => bodyOf(api.POST('/api/admin/leads/delete', { body: { ids } }));

/** Deletes one lead with everything that belongs to it; the audit log keeps the reason. */
export const deleteLead = (id: string, reason: LeadDeletionReason): Promise<LeadDeletion> =>
  bodyOf(api.DELETE('/api/admin/leads/{id}', { params: { path: { id }, query: { reason } } }));

export const addComment = (id: string, body: { id: string; text: string }) =>
  bodyOf(api.POST('/api/admin/leads/{id}/comments', { params: { path: { id } }, body }));

export const deleteComment = (id: string, comment: string) =>
  bodyOf(api.DELETE('/api/admin/leads/{id}/comments/{comment}', { params: { path: { id, comment } } }));

export const mergeLead = (id: string, into: string) =>
  bodyOf(api.POST('/api/admin/leads/{id}/merge', { params: { path: { id } }, body: { into } }));

/** Transfers a lead to the CRM. `overwrite` is a field of the CRM's contact that gets the value of the lead. */
export const orderCrmTransfer = (id: string, overwrite?: ContactField) =>
  bodyOf(
    api.POST('/api/admin/leads/{id}/crm-transfer', {
      params: { path: { id } },
      body: overwrite ? { overwrite } : {},
    }),
  );

/** `mail` is `agency`, `visitor` or the id of a reply. */
export const resendMail = (id: string, mail: string) =>
  bodyOf(api.POST('/api/admin/leads/{id}/resend', { params: { path: { id } }, body: { mail } }));
