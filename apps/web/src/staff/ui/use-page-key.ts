import { useEffect, useEffectEvent } from 'react';

/** Calls `act` when somebody presses this key anywhere on the page, but not while typing or in a dialog. */
export function usePageKey(key: string, act: () => void): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if ((event.target as Element).closest('input, textarea, select, [role=dialog]')) return;
      event.preventDefault();
      actNow();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [key]);
}
