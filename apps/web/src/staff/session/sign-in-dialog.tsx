import { X } from 'lucide-react';
import { useId } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { ModalDialog } from '../../shared/ui/modal-dialog.tsx';
import { LoginForm } from './login-form.tsx';

/** Asks for the sign-in over the page whose session ended; closing it leaves the page as it is, without the session. */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  return (
    <ModalDialog
      aria-labelledby={titleId}
      w="min(26rem, calc(100vw - 2rem))"
      maxH="calc(100dvh - 2rem)"
      overflowY="auto"
      p={{ base: '5', md: '8' }}
      fontSize="sm"
      onClose={onClose}
      // The browser would focus the button that closes the dialog, because it comes first.
      onShown={(dialog) => dialog.querySelector('input')?.focus()}
    >
      <chakra.div display="flex" justifyContent="space-between" alignItems="start" gap="4">
        <chakra.h2 id={titleId} fontSize="lg" pt="2">
          Nicht authentifiziert
        </chakra.h2>
        <Button tone="quiet" size="icon" aria-label="Anmeldung schließen" onClick={onClose}>
          <X size={24} strokeWidth={1.5} aria-hidden />
        </Button>
      </chakra.div>
      <chakra.p>Bitte melden Sie sich an</chakra.p>
      <chakra.p mt="1" mb="5" color="inkMuted">
        Ihre Sitzung ist beendet. Die Seite und Ihre Eingaben bleiben erhalten, danach geht es hier weiter.
      </chakra.p>
      <LoginForm />
    </ModalDialog>
  );
}
