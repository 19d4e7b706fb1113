import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { LeadDetail, LeadRow } from '../../shared/api/types.ts';
import { showToast } from '../../shared/ui/toast.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { changeLeads, type LeadChange } from './inbox-query.ts';
import { dateInDays } from './lead-days.ts';
import { UndoButton } from './undo-button.tsx';
import { leadsKey } from './unread-query.ts';
import { refetchLeadLists, updateLeadRows, refetchLeadCounts } from './use-lead-actions.ts';

/** Enough time to read the toast and to reach its button. */
const undoMs = 10_000;

export type ChangedLead = Pick<
  LeadDetail,
  'id' | 'version' | 'state' | 'assignee' | 'snoozed_until' | 'suspicious'
>;
type Item = LeadChange & { id: string; version: number };

const nothing: Promise<readonly Item[]> = Promise.resolve([]);

const isFuture = (date: string) => date > dateInDays(0);

/** The values of a lead before a change, for the fields that it sets: the change that undoes it. */
function formerFields(lead: ChangedLead, change: LeadChange): LeadChange {
  const { state, assignee = null, snoozed_until, suspicious } = lead;
  return {
    ...(change.state === undefined ? {} : { state }),
    ...(change.assignee === undefined ? {} : { assignee }),
    // An assignment to another person also ends the snooze, so undoing it restores the snooze.
    ...(change.snoozed_until === undefined && !change.assignee
      ? {}
      : { snoozed_until: snoozed_until && isFuture(snoozed_until) ? snoozed_until : null }),
    ...(change.suspicious === undefined ? {} : { suspicious }),
  };
}

/** Whether leads may enter or leave the current view. */
const movesLeads = (items: readonly Item[]) =>
  items.some(({ snoozed_until, suspicious }) => snoozed_until !== undefined || suspicious !== undefined);

const unchangedText = (count: number) =>
  count === 1
    ? 'Eine Anfrage blieb, wie sie ist: Sie wurde inzwischen geändert oder gelöscht, oder eine Mail dazu ist noch unterwegs.'
    : `${count} Anfragen blieben, wie sie sind: Sie wurden inzwischen geändert oder gelöscht, oder Mails dazu sind noch unterwegs.`;

/**
 * Changes one or many leads and offers to undo the change, by a button in the toast or by `undo`. `onUndone` gets the
 * id of a single lead whose change was undone.
 */
export function useLeadChanges(onUndone: (id: string) => void) {
  const client = useQueryClient();
  /**
   * The changes that undo the last one. A promise, so that an undo before the server's answer waits for that answer.
   */
  const undoItems = useRef(nothing);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (items: Item[]) => changeLeads(items),
    onSuccess: async ({ items: rows, unchanged }, items) => {
      updateLeadRows(client, rows);
      // Includes the leads that the server left unchanged, e.g. because a colleague changed or deleted them.
      const ids = [...rows.map(({ id }) => id), ...unchanged];
      await Promise.all([
        ...ids.map((id) => client.invalidateQueries({ queryKey: [leadsKey, 'one', id] })),
        ...(movesLeads(items) || unchanged.length > 0 ? [refetchLeadLists(client)] : []),
        refetchLeadCounts(client),
      ]);
    },
    onError: (error) => showFailure(error),
  });

  const showResult = (title: string, unchanged: number, canUndo: boolean) =>
    showToast({
      tone: 'success',
      title,
      duration: undoMs,
      ...(unchanged > 0 ? { description: unchangedText(unchanged) } : {}),
      ...(canUndo ? { action: <UndoButton onUndo={undo} /> } : {}),
    });

  const undo = () => {
    const former = undoItems.current;
    undoItems.current = nothing;
    former.then(undoWith).catch(() => undefined);
  };

  const undoWith = async (items: readonly Item[]) => {
    if (items.length === 0) return;
    const { items: rows, unchanged } = await mutateAsync([...items]);
    showResult('Zurückgenommen', unchanged.length, false);
    const [row, ...others] = rows;
    if (row && others.length === 0) onUndone(row.id);
  };

  /** Shows a toast about a change that another request made, e.g. a reply. Undoing it sends `items` to the server. */
  const offerUndo = (title: string, items: readonly Item[]) => {
    undoItems.current = Promise.resolve(items);
    showResult(title, 0, items.length > 0);
  };

  /** `title` describes the change in a toast. */
  const change = (leads: readonly ChangedLead[], fields: LeadChange, title: string) => {
    if (leads.length === 0) return;
    const former = new Map(leads.map((lead) => [lead.id, formerFields(lead, fields)]));
    const items = leads.map(({ id, version }) => ({ id, version, ...fields }));
    undoItems.current = mutateAsync(items).then(
      ({ items: rows, unchanged }) => {
        if (rows.length > 0) showResult(title, unchanged.length, true);
        else
          showToast({
            tone: 'error',
            title: 'Das hat nicht geklappt',
            description: unchangedText(unchanged.length),
          });
        return rows.map(({ id, version }: Pick<LeadRow, 'id' | 'version'>) => ({
          id,
          version,
          ...former.get(id),
        }));
      },
      // A failure has already been shown by the mutation's `onError`, so there is no lead to undo.
      () => [],
    );
  };
  return { change, undo, offerUndo, isPending };
}
