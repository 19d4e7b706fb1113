import { useSyncExternalStore } from 'react';
import { onConsentChange, readConsent } from '../consent/preferences.ts';

const storageKey = 'maps-allowed';
const listeners = new Set<() => void>();
let isAllowedHere = false;

function isAllowedInTab(): boolean {
  try {
    return isAllowedHere || sessionStorage.getItem(storageKey) === 'true';
  } catch {
    return isAllowedHere;
  }
}

/** True if the visitor agreed to maps, or clicked on 'Karte laden' in this tab. */
export const areMapsAllowed = (): boolean => readConsent()?.maps === true || isAllowedInTab();

/** Allows maps for this tab; call it on a click on 'Karte laden'. */
export function allowMaps(): void {
  isAllowedHere = true;
  try {
    sessionStorage.setItem(storageKey, 'true');
  } catch {
    // Without storage the permission lasts until the document is reloaded or closed.
  }
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
