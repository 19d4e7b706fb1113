import { formatDate, formatNumber } from '@estate/domain/text/format';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { problemText } from '../../shared/api/problem-text.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { TimeInWords } from '../ui/time-in-words.tsx';
import { TablePrices } from './table-preview-rows.tsx';
import {
  deleteTable,
  type ReferenceTable,
  releaseTable,
  tableRowsQuery,
  tablesQuery,
} from './valuation-query.ts';

const states = {
  counts: { tone: 'available', label: 'Zählt' },
  unreleased: { tone: 'reserved', label: 'Noch nicht freigegeben' },
  outdated: { tone: 'closed', label: 'Zu alt' },
  offers: { tone: 'closed', label: 'Angebotspreise, zählt nie' },
} as const;

/** A change of the tables. The list is refetched in any case, because after a refusal a colleague may have changed it. */
function useTableChange(change: (id: string) => Promise<unknown>, title: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => showToast({ tone: 'success', title }),
    onError: (error) => showFailure(error),
    onSettled: () => queryClient.invalidateQueries(tablesQuery),
  });
}

/** The prices of a stored table, which whoever releases it has to see. They are loaded once they are asked for. */
function StoredPrices({ id, name }: { id: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({ ...tableRowsQuery(id), enabled: isOpen });
  return (
    <chakra.details mt="2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <chakra.summary cursor="pointer">Preise ansehen</chakra.summary>
      {error && <p role="alert">{problemText(error)}</p>}
      {data && <TablePrices rows={data.rows} label={`Preise: ${name}`} />}
    </chakra.details>
  );
}

export function TableRow({ table, isOwn }: { table: ReferenceTable; isOwn: boolean }) {
  const { id, source, year, page, state, is_demo, has_new_buildings, licence } = table;
  const { imported_by, imported_at, released_by, released_at, outdated_from } = table;
  const [isDeleting, setDeleting] = useState(false);
  const release = useTableChange(releaseTable, 'Die Tabelle ist freigegeben');
  const deletion = useTableChange(deleteTable, 'Die Tabelle ist gelöscht');
  const name = `${source} ${year}`;
  return (
    <chakra.li
      aria-label={name}
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      px="4"
      py="3"
      display="grid"
      gap="3"
      alignItems="center"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', _roomMd: 'minmax(0, 1fr) auto' }}
    >
      <chakra.div minW="0" overflowWrap="anywhere">
        <chakra.p fontWeight="semibold">{name}</chakra.p>
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="2" my="1">
          <Badge tone={states[state].tone}>{states[state].label}</Badge>
          {is_demo && <Badge tone="light">Demodaten, in Produktion ausgeschlossen</Badge>}
        </chakra.p>
        <chakra.p color="inkMuted">
          {page}, {formatNumber(table.row_count)} Zeilen, {has_new_buildings ? 'mit' : 'ohne'} Neubau, Lizenz:{' '}
          {licence}
        </chakra.p>
        <chakra.p color="inkMuted">
          {state === 'outdated' ? 'Zu alt seit' : 'Gilt bis'} {formatDate(outdated_from)}
          {!is_demo && (
            <>
              , importiert von {imported_by.name} <TimeInWords at={imported_at} />
            </>
          )}
          {!is_demo && released_by && released_at && (
            <>
              , freigegeben von {released_by.name} <TimeInWords at={released_at} />
            </>
          )}
        </chakra.p>
        <StoredPrices id={id} name={name} />
        {state === 'unreleased' && isOwn && (
          <p>Sie haben diese Tabelle importiert. Eine zweite Person gibt sie frei.</p>
        )}
      </chakra.div>
      {!is_demo && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {state === 'unreleased' && !isOwn && (
            <Button tone="outline" size="sm" disabled={release.isPending} onClick={() => release.mutate(id)}>
              Freigeben
            </Button>
          )}
          <Button tone="quiet" size="sm" color="danger" onClick={() => setDeleting(true)}>
            Löschen
          </Button>
        </chakra.div>
      )}
      {isDeleting && (
        <ConfirmDialog
          title={`${name} löschen?`}
          action="Tabelle löschen"
          isPending={deletion.isPending}
          onConfirm={() => deletion.mutate(id, { onSettled: () => setDeleting(false) })}
          onCancel={() => setDeleting(false)}
        >
          <p>
            {state === 'counts' ? 'Die Website nennt danach keine Preisspanne mehr aus dieser Tabelle. ' : ''}
            Schon berechnete Preisspannen behalten ihre Zahlen.
          </p>
        </ConfirmDialog>
      )}
    </chakra.li>
  );
}
