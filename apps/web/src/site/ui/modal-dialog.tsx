import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { chakra } from '#styled-system/jsx';

interface Props extends Omit<ComponentProps<typeof chakra.dialog>, 'ref' | 'onClose'> {
  /** Called when the dialog is closed, also by Escape. */
  onClose: () => void;
}

/** A modal dialog that is open while it is rendered; the browser traps the focus and restores it afterwards. */
export function ModalDialog({ onClose, ...props }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect closes the dialog before it leaves the page, because only then the browser restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    return () => element.close();
  }, []);

  return (
    <chakra.dialog
      ref={dialog}
      m="auto"
      bg="card"
      color="ink"
      borderRadius="card"
      _backdrop={{ bg: 'rgb(31 50 62 / 0.5)' }}
      onClose={({ currentTarget }) => {
        // `open` is checked, because React's strict mode closes and reopens the dialog before the first close event.
        if (!currentTarget.open) onClose();
      }}
      {...props}
    />
  );
}
