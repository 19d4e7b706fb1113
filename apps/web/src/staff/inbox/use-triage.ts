import { germanDay } from '@estate/domain/text/german-day';
import { isClosed, waitingStates } from '@estate/domain/forms/lead-filter';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { LeadRow } from '../../shared/api/types.ts';
import { focusedLine, leadRowElement } from './focus.ts';
import { leadQuery } from './inbox-query.ts';
import type { LeadActionHandlers } from './lead-actions.tsx';
import { useInboxKeys } from './use-inbox-keys.ts';
import type { ChangedLead, useLeadChanges } from './use-lead-changes.tsx';

/**
 * Returns the actions of the inbox. A key acts on the focused lead, without one on the open lead; a button acts on
 * the open lead.
 */
export function useTriage({
  items,
  chosen,
  self,
  changes: { change, undo, offerUndo },
  onOpen,
  onSelect,
  onHelp,
}: {
  items: readonly LeadRow[];
  /** Id of the open lead. */
  chosen: string | undefined;
  /** Account id of the signed-in person. */
  self: string | undefined;
  changes: ReturnType<typeof useLeadChanges>;
  onOpen: (id: string) => void;
  onSelect: (row: LeadRow) => void;
  onHelp: () => void;
}) {
  const client = useQueryClient();
  const [snoozing, setSnoozing] = useState<string>();
  const lineAfterSnooze = useRef<string>(undefined);

  const leadOf = (id: string | undefined): ChangedLead | undefined => {
    if (id === undefined) return undefined;
    const row = items.find((item) => item.id === id);
    const detail = client.getQueryData(leadQuery(id).queryKey);
    // A change updates the row at once, while the cached detail may be of an older version.
    return row && (!detail || row.version > detail.version) ? row : detail;
  };
  const target = () => leadOf(focusedLine() ?? chosen);

  const neighbour = (id: string | undefined, step: 1 | -1): string | undefined => {
    const at = items.findIndex((item) => item.id === id);
    return at < 0 ? items[0]?.id : items[at + step]?.id;
  };
  const goTo = (id: string | undefined) => {
    if (id === undefined) return;
    onOpen(id);
    leadRowElement(id)?.focus();
  };
  /**
   * Moves on to the next lead: opens it if the given lead is open, otherwise only moves the focus. Returns the id of
   * the next lead, or undefined after the last one.
   */
  const goOn = (id: string): string | undefined => {
    const next = neighbour(id, 1);
    if (id === chosen) goTo(next);
    else if (next !== undefined) leadRowElement(next)?.focus();
    return next;
  };

  const finish = (lead: ChangedLead) => {
    if (isClosed(lead.state)) change([lead], { state: 'open' }, 'Wieder geöffnet');
    else change([lead], { state: 'handled' }, 'Erledigt');
  };
  const take = (lead: ChangedLead) => {
    if (self !== undefined && lead.assignee !== self) change([lead], { assignee: self }, 'Ihnen zugewiesen');
  };
  const toggleSpam = (lead: ChangedLead) =>
    change([lead], { suspicious: !lead.suspicious }, lead.suspicious ? 'Kein Spam' : 'Als Spam markiert');
  const snooze = (lead: ChangedLead) => {
    if (isClosed(lead.state)) return;
    lineAfterSnooze.current = undefined;
    setSnoozing(lead.id);
  };
  const withLead = (id: string | undefined, act: (lead: ChangedLead) => void) => {
    const lead = leadOf(id);
    if (lead) act(lead);
  };

  useInboxKeys({
    next: () => goTo(neighbour(focusedLine() ?? chosen, 1)),
    previous: () => goTo(neighbour(focusedLine() ?? chosen, -1)),
    finish: () => {
      const lead = target();
      if (!lead) return;
      if (!isClosed(lead.state)) finish(lead);
      goOn(lead.id);
    },
    take: () => withLead(target()?.id, take),
    snooze: () => withLead(target()?.id, snooze),
    toggleSpam: () =>
      withLead(target()?.id, (lead) => {
        toggleSpam(lead);
        goOn(lead.id);
      }),
    select: () => {
      const id = target()?.id;
      const row = items.find((item) => item.id === id);
      if (row) onSelect(row);
    },
    undo,
    help: onHelp,
  });

  const handlers: LeadActionHandlers = {
    finish: () => withLead(chosen, finish),
    take: () => withLead(chosen, take),
    snooze: () => withLead(chosen, snooze),
    toggleSpam: () => withLead(chosen, toggleSpam),
    goOnAfterReply: (former, { id, version }) => {
      // Undoing reopens the lead but does not take back the reply: a lead that waited for an answer becomes 'answered'.
      const state = waitingStates.some((waiting) => waiting === former) ? 'answered' : former;
      offerUndo(
        'Die Antwort wird gesendet, die Anfrage ist erledigt',
        isClosed(former) ? [] : [{ id, version, state }],
      );
      goOn(id);
    },
  };
  return {
    handlers,
    snoozing,
    endSnooze: (date?: string) => {
      setSnoozing(undefined);
      if (date === undefined || snoozing === undefined) return;
      withLead(snoozing, (lead) => {
        change([lead], { snoozed_until: date }, `Wiedervorlage am ${germanDay(date)}`);
        lineAfterSnooze.current = goOn(lead.id);
      });
    },
    focusAfterSnooze: () =>
      lineAfterSnooze.current === undefined ? null : leadRowElement(lineAfterSnooze.current),
  };
}
