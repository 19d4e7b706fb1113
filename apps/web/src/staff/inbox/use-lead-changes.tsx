import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { LeadDetail, LeadRow } from '../../shared/api/types.ts';
import { showToast } from '../../shared/ui/toast.tsx';
import { changeLeads, type LeadChange } from './inbox-query.ts';
import { UndoButton } from './undo-button.tsx';
import { leadsKey } from './unread-query.ts';
import { askListsAgain, keepLines, recount } from './use-lead-actions.ts';

/** As long as somebody needs to read and to reach the button. */
const undoMs = 10_000;

export type ChangedLead = Pick<
  LeadDetail,
  'id' | 'version' | 'state' | 'assignee' | 'snoozed_until' | 'suspicious'
>;
type Item = LeadChange & { id: string; version: number };

const isToCome = (date: string) => new Date(date).getTime() > Date.now();

/** The fields of a change as they were before. */
function formerFields(lead: ChangedLead, change: LeadChange): LeadChange {
  const { state, assignee = null, snoozed_until, suspicious } = lead;
  return {
    ...(change.state === undefined ? {} : { state }),
    ...(change.assignee === undefined ? {} : { assignee }),
    ...(change.snoozed_until === undefined
      ? {}
      : { snoozed_until: snoozed_until && isToCome(snoozed_until) ? snoozed_until : null }),
    ...(change.suspicious === undefined ? {} : { suspicious }),
  };
}

/** Whether leads may come into the present view or leave it. */
const movesLeads = (items: readonly Item[]) =>
  items.some(({ snoozed_until, suspicious }) => snoozed_until !== undefined || suspicious !== undefined);

const keptText = (count: number) =>
  count === 1
    ? 'Eine Anfrage blieb, wie sie ist: Sie wurde inzwischen geändert oder gelöscht, oder eine Mail dazu ist noch unterwegs.'
    : `${count} Anfragen blieben, wie sie sind: Sie wurden inzwischen geändert oder gelöscht, oder Mails dazu sind noch unterwegs.`;

/** Changes one lead or many at once and offers to take that back, by a button in the toast or by `undo`. */
export function useLeadChanges() {
  const client = useQueryClient();
  const taken = useRef<readonly Item[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: (items: Item[]) => changeLeads(items),
    onSuccess: async ({ items: rows, kept }, items) => {
      keepLines(client, rows);
      // Also those that stayed, because somebody changed or deleted them.
      const ids = [...rows.map(({ id }) => id), ...kept];
      await Promise.all([
        ...ids.map((id) => client.invalidateQueries({ queryKey: [leadsKey, 'one', id] })),
        ...(movesLeads(items) || kept.length > 0 ? [askListsAgain(client)] : []),
        recount(client),
      ]);
    },
    onError: (error) =>
      showToast({ tone: 'error', title: 'Das hat nicht geklappt', description: error.message }),
  });

  const tell = (title: string, kept: number, canUndo: boolean) =>
    showToast({
      tone: 'success',
      title,
      duration: undoMs,
      ...(kept > 0 ? { description: keptText(kept) } : {}),
      ...(canUndo ? { action: <UndoButton onUndo={undo} /> } : {}),
    });

  const undo = () => {
    const items = [...taken.current];
    taken.current = [];
    if (items.length === 0) return;
    mutate(items, { onSuccess: ({ kept }) => tell('Zurückgenommen', kept.length, false) });
  };

  /** `title` says what was done. */
  const change = (leads: readonly ChangedLead[], fields: LeadChange, title: string) => {
    if (leads.length === 0) return;
    mutate(
      leads.map(({ id, version }) => ({ id, version, ...fields })),
      {
        onSuccess: ({ items: rows, kept }) => {
          const former = new Map(leads.map((lead) => [lead.id, formerFields(lead, fields)]));
          taken.current = rows.map(({ id, version }: Pick<LeadRow, 'id' | 'version'>) => ({
            id,
            version,
            ...former.get(id),
          }));
          if (rows.length > 0) tell(title, kept.length, true);
          else
            showToast({ tone: 'error', title: 'Das hat nicht geklappt', description: keptText(kept.length) });
        },
      },
    );
  };
  return { change, undo, isPending };
}
