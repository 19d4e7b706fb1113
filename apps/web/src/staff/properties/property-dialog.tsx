import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import { QueryState } from '../ui/query-state.tsx';
import { RecordDialog } from '../ui/record-dialog.tsx';
import { PropertyRecordView } from './property-record-view.tsx';
import { recordQuery } from './properties-query.ts';
import type { Switched } from './use-status-switch.ts';
import { titleOf } from './record-words.ts';

/** One property over the table. */
export function PropertyDialog({
  id,
  undoBar,
  onSwitched,
  onClose,
}: {
  id: number;
  /** Stands in the dialog while it is open, because a modal dialog makes the page behind it inert. */
  undoBar: ReactNode;
  onSwitched: (switched: Switched) => void;
  onClose: () => void;
}) {
  const record = useQuery(recordQuery(id));
  const title = record.data ? titleOf(record.data) : `Immobilie ${id}`;
  return (
    <RecordDialog title={title} isTall onClose={onClose}>
      <QueryState
        query={record}
        loading="Immobilie wird geladen"
        failed="Immobilie konnte nicht geladen werden"
        mt="4"
        h="64"
      />
      {undoBar && <chakra.div mt="4">{undoBar}</chakra.div>}
      {record.data && <PropertyRecordView record={record.data} onSwitched={onSwitched} />}
    </RecordDialog>
  );
}
