import { useEffect, useState } from 'react';
import { ConsentBanner } from './consent-banner.tsx';
import { ConsentDialog } from './consent-dialog.tsx';

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select');

/** True if a form field had the focus when the layer was mounted, until the focus moves to any other element. */
function useIsTyping(): boolean {
  const [isTyping, setTyping] = useState(() => isField(document.activeElement));
  useEffect(() => {
    if (!isTyping) return;
    const leave = ({ relatedTarget }: FocusEvent) => setTyping(isField(relatedTarget));
    document.addEventListener('focusout', leave);
    return () => document.removeEventListener('focusout', leave);
  }, [isTyping]);
  return isTyping;
}

/**
 * Banner and settings dialog, loaded when one of them opens. The banner waits while the visitor types in a form field,
 * so that it does not cover the field.
 */
export function ConsentLayer({
  isAsking,
  isDialogOpen,
  onDialog,
}: {
  isAsking: boolean;
  isDialogOpen: boolean;
  onDialog: (isOpen: boolean) => void;
}) {
  const isTyping = useIsTyping();
  return (
    <>
      {isAsking && !isTyping && <ConsentBanner onSettings={() => onDialog(true)} />}
      {isDialogOpen && <ConsentDialog onClose={() => onDialog(false)} />}
    </>
  );
}
