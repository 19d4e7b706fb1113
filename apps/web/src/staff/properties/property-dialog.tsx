import { useQuery } from '@tanstack/react-query';
import type { StaffFilter } from '@estate/domain/search/staff-filter';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { formatNumber } from '@estate/domain/text/format';
import { lazyWithFallback } from '../../shared/ui/lazy-with-fallback.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { RecordDialog } from '../ui/record-dialog.tsx';
import { recordQuery } from './properties-query.ts';
import { useNeighbours } from './use-neighbours.ts';
import type { StatusChange } from './use-status-switch.ts';
import { titleOf } from './record-words.ts';

/** Loaded with the first opened record, because the table does not need it. */
const PropertyRecordView = lazyWithFallback(
  async () => (await import('./property-record-view.tsx')).PropertyRecordView,
  () => (
    <chakra.p role="alert">
      Die Immobilie konnte nicht angezeigt werden. Bitte laden Sie die Seite neu.
    </chakra.p>
  ),
);

function Steps({ filter, id, onStep }: { filter: StaffFilter; id: number; onStep: (id: number) => void }) {
  const neighbours = useNeighbours(filter, id);
  if (!neighbours) return null;
  const { position, total, previous, next } = neighbours;
  return (
    <chakra.nav aria-label="Objekte der Liste" mt="3" display="flex" alignItems="center" gap="2">
      <Button
        size="sm"
        tone="outline"
        disabled={previous === undefined}
        onClick={() => previous !== undefined && onStep(previous)}
      >
        <ChevronLeft size={16} strokeWidth={1.5} aria-hidden />
        Vorheriges
      </Button>
      <Button
        size="sm"
        tone="outline"
        disabled={next === undefined}
        onClick={() => next !== undefined && onStep(next)}
      >
        Nächstes
        <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
      </Button>
      <chakra.span color="inkMuted">
        {formatNumber(position)} von {formatNumber(total)}
      </chakra.span>
    </chakra.nav>
  );
}

export function PropertyDialog({
  id,
  filter,
  onStep,
  undoBar,
  onStatusChange,
  onClose,
}: {
  id: number;
  /** Filter of the table behind the dialog. */
  filter: StaffFilter;
  onStep: (id: number) => void;
  /** Shown inside the dialog while it is open, because a modal dialog makes the page behind it inert. */
  undoBar: ReactNode;
  onStatusChange: (change: StatusChange) => void;
  onClose: () => void;
}) {
  const record = useQuery(recordQuery(id));
  const title = record.data ? titleOf(record.data) : `Immobilie ${id}`;
  return (
    <RecordDialog title={title} isTall onClose={onClose}>
      <Steps filter={filter} id={id} onStep={onStep} />
      <QueryState query={record} subject="Immobilie" mt="4" h="64" />
      {undoBar && <chakra.div mt="4">{undoBar}</chakra.div>}
      <Suspense fallback={<Skeleton mt="4" h="64" role="status" aria-label="Immobilie wird geladen" />}>
        {record.data && <PropertyRecordView key={id} record={record.data} onStatusChange={onStatusChange} />}
      </Suspense>
    </RecordDialog>
  );
}
