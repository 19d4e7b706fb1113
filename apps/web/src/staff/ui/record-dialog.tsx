import { Dialog } from '@chakra-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { ModalDialog } from './modal-dialog.tsx';

/**
 * Dialog that shows one record over its list; full-screen on phones. The title stays visible while the record scrolls.
 */
export function RecordDialog({
  title,
  isTall = false,
  onClose,
  children,
}: {
  title: string;
  /** Gives the dialog its full height from the start, for a record that grows while it loads. */
  isTall?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <ModalDialog
      w="full"
      maxW={{ base: 'none', md: 'min(56rem, 94vw)' }}
      h={{ base: '100dvh', md: isTall ? '92dvh' : 'fit-content' }}
      maxH={{ base: '100dvh', md: '92dvh' }}
      my={{ base: '0', md: 'auto' }}
      borderWidth={{ base: '0', md: '1px' }}
      borderRadius={{ base: '0', md: 'card' }}
      scrollBehavior="inside"
      closeOnInteractOutside
      onClose={onClose}
    >
      <Dialog.Header alignItems="center" px={{ base: '4', md: '6' }} py="3" borderBottomWidth="1px">
        <Dialog.Title flex="1">{title}</Dialog.Title>
        <Dialog.CloseTrigger asChild position="static">
          <Button tone="quiet" size="icon" aria-label="Schließen">
            <X size={24} strokeWidth={1.5} aria-hidden />
          </Button>
        </Dialog.CloseTrigger>
      </Dialog.Header>
      <Dialog.Body px={{ base: '4', md: '6' }} py="0" pb="8">
        {children}
      </Dialog.Body>
    </ModalDialog>
  );
}
