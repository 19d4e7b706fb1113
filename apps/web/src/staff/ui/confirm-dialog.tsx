import { Dialog } from '@chakra-ui/react/dialog';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { ModalDialog } from './modal-dialog.tsx';

/**
 * Asks for the confirmation of an irreversible action, which its button names. Escape and 'Abbrechen' only close it.
 */
export function ConfirmDialog({
  title,
  action,
  isPending,
  onConfirm,
  onCancel,
  children,
}: {
  title: string;
  action: string;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
}) {
  return (
    <ModalDialog w="calc(100vw - 2rem)" maxW="26rem" onClose={onCancel}>
      <Dialog.Header pb="2">
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body pt="0">{children}</Dialog.Body>
      <Dialog.Footer flexWrap="wrap" gap="2" pt="0" pb="6">
        <Button tone="outline" size="sm" onClick={onCancel}>
          Abbrechen
        </Button>
        <Button tone="danger" size="sm" disabled={isPending} onClick={onConfirm}>
          {action}
        </Button>
      </Dialog.Footer>
    </ModalDialog>
  );
}
