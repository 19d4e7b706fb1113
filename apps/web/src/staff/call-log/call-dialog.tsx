import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { ModalDialog } from '../../shared/ui/modal-dialog.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { CallDetails } from './call-details.tsx';
import { callQuery } from './call-log-query.ts';

/** One call with its request and its answer. */
export function CallDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const call = useQuery(callQuery(id));
  return (
    <ModalDialog
      aria-labelledby={titleId}
      w={{ base: '100vw', md: 'min(52rem, 94vw)' }}
      maxW="none"
      maxH={{ base: '100dvh', md: '92dvh' }}
      h={{ base: '100dvh', md: 'fit-content' }}
      m={{ base: '0', md: 'auto' }}
      borderRadius={{ base: '0', md: 'card' }}
      fontSize="xs"
      lineHeight="1.5"
      hyphens="manual"
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <chakra.div ref={frame} px={{ base: '4', md: '6' }} pb="6">
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
          <chakra.h2 id={titleId} flex="1" fontSize="lg">
            Aufruf von Propstack
          </chakra.h2>
          <Button
            tone="quiet"
            size="icon"
            aria-label="Schließen"
            onClick={() => frame.current?.closest('dialog')?.close()}
          >
            <X size={24} strokeWidth={1.5} aria-hidden />
          </Button>
        </chakra.div>
        {call.isPending && <Skeleton mt="4" h="64" role="status" aria-label="Der Eintrag wird geladen" />}
        {call.error && (
          <Notice role="alert" title="Der Eintrag konnte nicht geladen werden" text={call.error.message}>
            <Button onClick={() => void call.refetch()}>Erneut versuchen</Button>
          </Notice>
        )}
        {call.data && <CallDetails call={call.data} />}
      </chakra.div>
    </ModalDialog>
  );
}
