import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { ComponentProps } from 'react';

/** The container of the toasts, which stay operable over a dialog. */
const toasts = () => document.querySelector('[aria-label="Meldungen"]');

/**
 * A modal dialog that is open while it is rendered. Escape closes it. The focus then moves to `finalFocusEl`, by
 * default to the element that had it before.
 */
export function ModalDialog({
  onClose,
  closeOnInteractOutside = false,
  initialFocusEl,
  finalFocusEl,
  placement = 'center',
  scrollBehavior = 'outside',
  ...content
}: Pick<
  Dialog.RootProps,
  'closeOnInteractOutside' | 'initialFocusEl' | 'finalFocusEl' | 'placement' | 'scrollBehavior'
> &
  ComponentProps<typeof Dialog.Content> & { onClose: () => void }) {
  return (
    <Dialog.Root
      open
      onOpenChange={onClose}
      closeOnInteractOutside={closeOnInteractOutside}
      initialFocusEl={initialFocusEl}
      finalFocusEl={finalFocusEl}
      placement={placement}
      scrollBehavior={scrollBehavior}
      motionPreset="none"
      persistentElements={[toasts]}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content borderWidth="1px" hyphens="manual" {...content} />
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
