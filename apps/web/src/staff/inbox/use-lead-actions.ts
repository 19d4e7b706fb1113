import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, isMissing } from '../../shared/api/problem.ts';
import type { LeadDetail, LeadList, LeadRow } from '../../shared/api/types.ts';
import { showToast } from '../../shared/ui/toast.tsx';
import { overviewQuery } from '../dashboard/overview-query.ts';
import { leadQuery, readLead } from './inbox-query.ts';
import { leadsKey, unreadQuery } from './unread-query.ts';

const listsKey = [leadsKey, 'list'];

/** The fields of a line; an absent one is left out. */
function lineOf(lead: Omit<LeadRow, 'cover'>, { cover }: LeadRow): LeadRow {
  const { id, kind, received_at, name, about, state, unread, overdue, suspicious, mails } = lead;
  const { email, property, assignee, due_at, snoozed_until, double_of, comment_count, version } = lead;
  return {
    id,
    kind,
    received_at,
    name,
    about,
    state,
    unread,
    overdue,
    suspicious,
    mails,
    comment_count,
    version,
    cover,
    ...(email ? { email } : {}),
    ...(property ? { property } : {}),
    ...(assignee ? { assignee } : {}),
    ...(due_at ? { due_at } : {}),
    ...(snoozed_until ? { snoozed_until } : {}),
    ...(double_of ? { double_of } : {}),
  };
}

/** Writes leads as the server answered them into every fetched page; each line stays at its place. */
export function keepLines(client: QueryClient, leads: readonly Omit<LeadRow, 'cover'>[]): void {
  const changed = new Map(leads.map((lead) => [lead.id, lead]));
  client.setQueriesData<LeadList>(
    { queryKey: listsKey },
    (list) =>
      list && {
        ...list,
        items: list.items.map((row) => {
          const lead = changed.get(row.id);
          return lead ? lineOf(lead, row) : row;
        }),
      },
  );
}

/** The same for the open detail. */
function keep(client: QueryClient, lead: LeadDetail): void {
  client.setQueryData(leadQuery(lead.id).queryKey, lead);
  keepLines(client, [lead]);
}

/** Asks for the lists again, because leads came into a view or left it. */
export const askListsAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: listsKey });

/** Counts change with every lead; the lists stay as they are, so that nothing moves under the pointer. */
export const recount = (client: QueryClient) =>
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
 * An action on one lead. After a 409 or 404 the state of the server is fetched, because somebody else was faster; what is
 * typed stays unless the lead is gone.
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
      if ((error instanceof ApiError && error.status === 409) || isMissing(error))
        await client.invalidateQueries(leadQuery(id));
    },
  });
}
