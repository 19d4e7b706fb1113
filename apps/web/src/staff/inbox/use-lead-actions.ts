import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/problem.ts';
import type { LeadDetail, LeadList, LeadRow } from '../../shared/api/types.ts';
import { showToast } from '../../shared/ui/toast.tsx';
import { overviewQuery } from '../dashboard/overview-query.ts';
import { leadQuery, leadsKey, readLead, unreadQuery } from './inbox-query.ts';

/** The fields of a line; an absent one is left out. */
function lineOf({ id, kind, received_at, name, state, suspicious, mails, ...lead }: LeadDetail): LeadRow {
  const { email, property, assignee } = lead;
  return {
    id,
    kind,
    received_at,
    name,
    state,
    suspicious,
    mails,
    ...(email ? { email } : {}),
    ...(property ? { property } : {}),
    ...(assignee ? { assignee } : {}),
  };
}

/** Writes a lead as the server answered it into the open detail and into every fetched page. */
function keep(client: QueryClient, lead: LeadDetail): void {
  const { id } = lead;
  client.setQueryData(leadQuery(id).queryKey, lead);
  client.setQueriesData<LeadList>(
    { queryKey: [leadsKey, 'list'] },
    (list) =>
      list && {
        ...list,
        items: list.items.map((row) => (row.id === id ? lineOf(lead) : row)),
      },
  );
}

/** Counts change with every lead; the lists stay as they are, so that nothing moves under the pointer. */
const recount = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: unreadQuery.queryKey }),
    client.invalidateQueries({ queryKey: overviewQuery.queryKey }),
  ]);

/** Marks a lead as read; a failure waits for the next visit. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: readLead,
    onSuccess: async (lead) => {
      keep(client, lead);
      await recount(client);
    },
  }).mutate;
}

/**
 * An action on one lead. After a 409 the state of the server is fetched, because somebody else was faster; what is typed
 * stays.
 */
export function useLeadAction<Input>(
  id: string,
  act: (input: Input) => Promise<LeadDetail>,
  success?: string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async (lead) => {
      keep(client, lead);
      if (success) showToast({ tone: 'success', title: success });
      await recount(client);
    },
    onError: async (error) => {
      showToast({ tone: 'error', title: 'Das hat nicht geklappt', description: error.message });
      if (error instanceof ApiError && error.status === 409) await client.invalidateQueries(leadQuery(id));
    },
  });
}
