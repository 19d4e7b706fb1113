import { Dialog } from '@chakra-ui/react/dialog';
import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { PasswordStep } from '../account/password-step.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';

/**
 * Asks for the own password before a change that takes over or weakens accounts. Escape and 'Abbrechen' only close it.
 */
export function PasswordDialog<Answer>({
  title,
  action,
  change,
  onDone,
  onCancel,
  children,
}: {
  title: string;
  action: string;
  change: (password: string) => Promise<Answer>;
  onDone: (answer: Answer) => unknown;
  onCancel: () => void;
  children?: ReactNode;
}) {
  return (
    <ModalDialog w="calc(100vw - 2rem)" maxW="26rem" onClose={onCancel}>
      <Dialog.Header pb="2">
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body pt="0" pb="6">
        {children && <chakra.div mb="4">{children}</chakra.div>}
        <PasswordStep label={action} action={change} onDone={onDone} takesFocus />
        <Button tone="outline" size="sm" mt="3" onClick={onCancel}>
          Abbrechen
        </Button>
      </Dialog.Body>
    </ModalDialog>
  );
}
