import { useSyncExternalStore } from 'react';
import { storedText, storeText } from '../../shared/storage/browser-store.ts';
import { onConsentChange, readConsent } from '../consent/preferences.ts';

const storageKey = 'maps-allowed';
const listeners = new Set<() => void>();
let isAllowedHere = false;

const isAllowedInTab = (): boolean => isAllowedHere || storedText(storageKey, 'sessionStorage') === 'true';

/** True if the visitor agreed to maps, or clicked on 'Karte laden' in this tab. */
export const areMapsAllowed = (): boolean => readConsent()?.maps === true || isAllowedInTab();

/** Allows maps for this tab; call it on a click on 'Karte laden'. */
export function allowMaps(): void {
  isAllowedHere = true;
  storeText(storageKey, 'true', 'sessionStorage');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = onConsentChange(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

export const useMapsAllowed = (): boolean => useSyncExternalStore(subscribe, areMapsAllowed, () => false);
