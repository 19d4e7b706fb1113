import { maxBulkLeads } from '@estate/domain/forms/lead-filter';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Colleague, LeadRow } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { SelectControl } from '../../shared/form/select-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { countText } from '@estate/domain/text/format';
import { showToast } from '../../shared/ui/toast.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { focusOtherRow, passFocusToList } from './focus.ts';
import { deleteSpam, type LeadChange } from './inbox-query.ts';
import { refetchLeadLists, refetchLeadCounts } from './use-lead-actions.ts';

/** Bulk actions for the selected leads. In the spam view these are 'no spam' and deletion. */
export function BulkBar({
  selected,
  team,
  isSpam,
  isPending,
  onChange,
  onDeleted,
  onClear,
}: {
  selected: ReadonlyMap<string, LeadRow>;
  team: readonly Colleague[];
  isSpam: boolean;
  isPending: boolean;
  /** `title` describes the change in a toast. */
  onChange: (change: LeadChange, title: string) => void;
  /** Called after a deletion, before the lists are refetched. */
  onDeleted: () => void;
  onClear: () => void;
}) {
  const client = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const [assignee, setAssignee] = useState('');
  const assignees = team
    .filter(({ can_work }) => can_work)
    .map(({ id, name }) => ({ value: id, label: name }));
  const text = countText(selected.size, 'Anfrage', 'Anfragen');
  const removal = useMutation({
    mutationFn: () => deleteSpam([...selected.keys()]),
    onSuccess: async ({ deleted }) => {
      setConfirming(false);
      onDeleted();
      onClear();
      const remaining = selected.size - deleted.length;
      showToast({
        tone: 'success',
        title: `${countText(deleted.length, 'Anfrage', 'Anfragen')} gelöscht`,
        ...(remaining > 0
          ? {
              description: `${countText(remaining, 'Anfrage', 'Anfragen')} nicht: schon fort, kein Spam mehr, oder eine Mail dazu wird gerade gesendet.`,
            }
          : {}),
      });
      await Promise.all([refetchLeadLists(client), refetchLeadCounts(client)]);
      focusOtherRow([...selected.keys()]);
    },
    onError: (error) => showFailure(error),
  });
  const isBusy = isPending || removal.isPending;
  return (
    <chakra.div
      ref={passFocusToList}
      role="region"
      aria-label="Auswahl"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      mb="3"
      px="3"
      py="2"
      bg="sand"
      borderRadius="card"
    >
      <chakra.strong flex="1" whiteSpace="nowrap">
        {text} ausgewählt
      </chakra.strong>
      {isSpam ? (
        <>
          <Button
            size="sm"
            tone="outline"
            disabled={isBusy}
            onClick={() => onChange({ suspicious: false }, `${text}: kein Spam`)}
          >
            Kein Spam
          </Button>
          <Button size="sm" tone="danger" disabled={isBusy} onClick={() => setConfirming(true)}>
            Löschen
          </Button>
        </>
      ) : (
        <>
          <Button
            size="sm"
            disabled={isBusy}
            onClick={() => onChange({ state: 'handled' }, `${text} erledigt`)}
          >
            Erledigt
          </Button>
          <SelectControl
            w="auto"
            aria-label="Zuweisen an"
            placeholder="Zuweisen an …"
            choices={assignees}
            value={assignee}
            onChange={({ target }) => setAssignee(target.value)}
          />
          {/* A button, because in some browsers an arrow key in the list already changes its value. */}
          <Button
            size="sm"
            tone="outline"
            disabled={isBusy || assignee === ''}
            onClick={() => {
              const person = assignees.find(({ value }) => value === assignee)?.label;
              onChange({ assignee }, `${text} zugewiesen an ${person}`);
            }}
          >
            Zuweisen
          </Button>
          <Button
            size="sm"
            tone="outline"
            disabled={isBusy}
            onClick={() => onChange({ suspicious: true }, `${text} als Spam markiert`)}
          >
            Ist Spam
          </Button>
        </>
      )}
      <Button size="sm" tone="quiet" onClick={onClear}>
        Auswahl aufheben
      </Button>
      {selected.size >= maxBulkLeads && (
        <p>Mehr als {maxBulkLeads} Anfragen lassen sich nicht auf einmal ändern.</p>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={`${text} löschen?`}
          action={`${text} löschen`}
          isPending={removal.isPending}
          onConfirm={() => removal.mutate()}
          onCancel={() => setConfirming(false)}
        >
          Die Anfragen werden mit allem gelöscht, was dazugehört. Das lässt sich nicht rückgängig machen.
        </ConfirmDialog>
      )}
    </chakra.div>
  );
}
