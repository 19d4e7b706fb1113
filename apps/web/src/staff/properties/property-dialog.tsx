import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { PropertyRecordView } from './property-record-view.tsx';
import { recordQuery } from './properties-query.ts';
import type { Switched } from './use-status-switch.ts';
import { titleOf } from './record-words.ts';

/** One property in a modal dialog, so the browser traps and restores the focus; Escape closes it. */
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
  const dialog = useRef<HTMLDialogElement>(null);
  const record = useQuery(recordQuery(id));
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const title = record.data ? titleOf(record.data) : `Immobilie ${id}`;
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby="objekt-titel"
      w={{ base: '100vw', md: 'min(56rem, 94vw)' }}
      h={{ base: '100dvh', md: '92dvh' }}
      maxW="none"
      maxH="none"
      m={{ base: '0', md: 'auto' }}
      p="0"
      bg="card"
      color="ink"
      borderRadius={{ md: 'card' }}
      fontSize="xs"
      lineHeight="1.5"
      hyphens="manual"
      _backdrop={{ bg: 'rgb(31 50 62 / 0.5)' }}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <chakra.div px={{ base: '4', md: '6' }} pb="8">
        <chakra.div
          position="sticky"
          top="0"
          zIndex="1"
          display="flex"
          alignItems="center"
          gap="4"
          py="3"
          bg="card"
          borderBottomWidth="1px"
        >
          <chakra.h2 id="objekt-titel" flex="1" fontSize="lg">
            {title}
          </chakra.h2>
          <Button tone="quiet" size="icon" aria-label="Schließen" onClick={() => dialog.current?.close()}>
            <X size={24} strokeWidth={1.5} aria-hidden />
          </Button>
        </chakra.div>
        {record.isPending && <Skeleton mt="4" h="64" role="status" aria-label="Immobilie wird geladen" />}
        {record.error && (
          <Notice role="alert" title="Immobilie konnte nicht geladen werden" text={record.error.message}>
            <Button onClick={() => void record.refetch()}>Erneut versuchen</Button>
          </Notice>
        )}
        {undoBar && <chakra.div mt="4">{undoBar}</chakra.div>}
        {record.data && <PropertyRecordView record={record.data} onSwitched={onSwitched} />}
      </chakra.div>
    </chakra.dialog>
  );
}
