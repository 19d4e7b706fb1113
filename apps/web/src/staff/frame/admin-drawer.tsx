import { Menu, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { AccountRow, AdminNav } from './admin-nav.tsx';

/** The navigation on narrow screens: a modal dialog, so the browser traps the focus and Escape closes it. */
export function AdminDrawer({ userName }: { userName: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => dialog.current?.close();
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };

  return (
    <>
      <Button tone="quiet" size="icon" aria-label="Menü öffnen" onClick={open}>
        <Menu size={24} strokeWidth={1.5} aria-hidden />
      </Button>
      <chakra.dialog
        ref={dialog}
        aria-label="Menü"
        w="min(20rem, 100vw)"
        h="100dvh"
        maxH="100dvh"
        bg="card"
        color="ink"
        _backdrop={{ bg: 'rgb(31 50 62 / 0.5)' }}
        onClose={() => setOpen(false)}
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget) close();
        }}
      >
        {isOpen && (
          <chakra.div display="flex" flexDirection="column" minH="full" p="4" gap="4">
            <Button tone="quiet" size="icon" aria-label="Menü schließen" alignSelf="flex-end" onClick={close}>
              <X size={24} strokeWidth={1.5} aria-hidden />
            </Button>
            <chakra.div flex="1">
              <AdminNav onFollow={close} />
            </chakra.div>
            <AccountRow userName={userName} />
          </chakra.div>
        )}
      </chakra.dialog>
    </>
  );
}
