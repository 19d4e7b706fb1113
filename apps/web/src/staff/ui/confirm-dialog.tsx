import { type ReactNode, useId } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { ModalDialog } from '../../shared/ui/modal-dialog.tsx';

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
  const titleId = useId();
  return (
    <ModalDialog
      aria-labelledby={titleId}
      w="min(26rem, calc(100vw - 2rem))"
      p={{ base: '5', md: '6' }}
      onClose={onCancel}
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
    </ModalDialog>
  );
}
