import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

/** Asks before something that cannot be undone; the button names it. Escape and 'Abbrechen' change nothing. */
export function ConfirmDialog({
  title,
  action,
  isPending,
  onConfirm,
  onCancel,
  children,
}: {
  title: string;
  /** Label of the button that does it. */
  action: string;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect closes the dialog before it leaves the page, because only then the browser restores the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={titleId}
      m="auto"
      w="min(26rem, calc(100vw - 2rem))"
      p={{ base: '5', md: '6' }}
      bg="card"
      color="ink"
      borderRadius="card"
      _backdrop={{ bg: 'rgb(31 50 62 / 0.5)' }}
      onClose={({ currentTarget }) => {
        // `open` is checked, because React's strict mode closes and reopens the dialog before the first close event.
        if (!currentTarget.open) onCancel();
      }}
    >
      <chakra.h2 id={titleId} fontSize="lg" mb="2">
        {title}
      </chakra.h2>
      {children}
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2" mt="5">
        <Button tone="outline" size="sm" onClick={onCancel}>
          Abbrechen
        </Button>
        <Button tone="danger" size="sm" disabled={isPending} onClick={onConfirm}>
          {action}
        </Button>
      </chakra.div>
    </chakra.dialog>
  );
}
