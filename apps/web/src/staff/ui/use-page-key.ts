import { useEffect, useEffectEvent } from 'react';
import { readKeySetting } from './key-setting.ts';

const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog]';

/**
 * Calls `act` when the key is pressed anywhere on the page, except with a modifier key, while typing, in a dialog or
 * with shortcuts switched off.
 */
export function usePageKey(key: string, act: () => void): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if ((event.target as Element).closest(typing) || readKeySetting() === 'off') return;
      event.preventDefault();
      actNow();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [key]);
}
