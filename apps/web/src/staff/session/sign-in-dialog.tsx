import { Dialog } from '@chakra-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { LoginForm } from './login-form.tsx';

/** Sign-in dialog over a page whose session has ended. Closing it leaves the page without a session. */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <ModalDialog
      ref={content}
      w="calc(100vw - 2rem)"
      maxW="26rem"
      fontSize="sm"
      onClose={onClose}
      // By default the focus would go to the first focusable element, which is the close button.
      initialFocusEl={() => content.current?.querySelector('input') ?? null}
    >
      <Dialog.Header justifyContent="space-between" alignItems="start" gap="4" pb="0">
        <Dialog.Title pt="2">Nicht authentifiziert</Dialog.Title>
        <Dialog.CloseTrigger asChild position="static">
          <Button tone="quiet" size="icon" aria-label="Anmeldung schließen">
            <X size={24} strokeWidth={1.5} aria-hidden />
          </Button>
        </Dialog.CloseTrigger>
      </Dialog.Header>
      <Dialog.Body>
        <p>Bitte melden Sie sich an</p>
        <chakra.p mt="1" mb="5" color="inkMuted">
          Ihre Sitzung ist beendet. Die Seite und Ihre Eingaben bleiben erhalten, danach geht es hier weiter.
        </chakra.p>
        <LoginForm />
      </Dialog.Body>
    </ModalDialog>
  );
}
