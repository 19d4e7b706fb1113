import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, isNotFound } from '../../shared/api/problem.ts';
import type { LeadDetail, LeadList, LeadRow } from '../../shared/api/types.ts';
import { showToast } from '../../shared/ui/toast.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { overviewQuery } from '../dashboard/overview-query.ts';
import { leadQuery, markLeadRead } from './inbox-query.ts';
import { leadsKey, unreadQuery } from './unread-query.ts';

const listsKey = [leadsKey, 'list'];

/** Writes the leads of a server response into every cached page of the list; each row keeps its position. */
export function updateLeadRows(client: QueryClient, leads: readonly Omit<LeadRow, 'cover'>[]): void {
  const changed = new Map(leads.map((lead) => [lead.id, lead]));
  client.setQueriesData<LeadList>(
    { queryKey: listsKey },
    (list) =>
      list && {
        ...list,
        items: list.items.map((row) => {
          const lead = changed.get(row.id);
          return lead ? { ...lead, cover: row.cover } : row;
        }),
      },
  );
}

function updateLead(client: QueryClient, lead: LeadDetail): void {
  client.setQueryData(leadQuery(lead.id).queryKey, lead);
  updateLeadRows(client, [lead]);
}

/** Refetches the lists, because leads entered or left a view. */
export const refetchLeadLists = (client: QueryClient) => client.invalidateQueries({ queryKey: listsKey });

/**
 * Refetches the counts, which change with every lead. The lists are not refetched, so that no row moves under the
 * pointer.
 */
export const refetchLeadCounts = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: unreadQuery.queryKey }),
    client.invalidateQueries({ queryKey: overviewQuery.queryKey }),
  ]);

/** Marks a lead as read. After a failure the next visit tries again. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: markLeadRead,
    onSuccess: async (lead) => {
      updateLead(client, lead);
      await refetchLeadCounts(client);
    },
  }).mutate;
}

/**
 * An action on one lead. After a 409 or 404 the lead and the lists are refetched, because a colleague changed or
 * deleted it. Unsaved text stays unless the lead is deleted. `outdated-record` shows no toast, because LeadHandling
 * shows the rejected value beside the stored one.
 */
export function useLeadAction<Input>(
  id: string,
  act: (input: Input) => Promise<LeadDetail>,
  success?: string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (lead) => {
      updateLead(client, lead);
      if (success) showToast({ tone: 'success', title: success });
      // Not awaited, because a pending action ignores the next input.
      void refetchLeadCounts(client);
    },
    onError: async (error) => {
      const conflict = error instanceof ApiError && error.status === 409 ? error : null;
      if (conflict?.code !== 'outdated-record') showFailure(error);
      if (conflict || isNotFound(error))
        await Promise.all([client.invalidateQueries(leadQuery(id)), refetchLeadLists(client)]);
    },
  });
}
