import { useEffect, useState } from 'react';
import { ConsentBanner } from './consent-banner.tsx';
import { ConsentDialog } from './consent-dialog.tsx';

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select');

/** Whether somebody was in a field when the layer came, until it is left for something that is none. */
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

/** Banner and settings dialog; loaded when the first of them has to show. The banner does not cover a page in which somebody types. */
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
