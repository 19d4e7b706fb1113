import { useSyncExternalStore } from 'react';

/** visitor-area §3: what a visitor agreed to; `version` and `date` prove to which text, and when. */
export interface ConsentPreferences {
  readonly necessary: true;
  readonly analytics: boolean;
  readonly marketing: boolean;
  readonly version: string;
  /** ISO 8601. */
  readonly date: string;
}

export type ConsentChoice = Pick<ConsentPreferences, 'analytics' | 'marketing'>;

/** Names the purposes and providers as the banner describes them. A new version asks everybody again. */
export const consentVersion = '2026-11';

const storageKey = 'consent-preferences';
const listeners = new Set<() => void>();

function read(): ConsentPreferences | null {
  try {
    const stored = JSON.parse(
      localStorage.getItem(storageKey) ?? 'null',
    ) as Partial<ConsentPreferences> | null;
    if (stored?.version !== consentVersion) return null;
    const { analytics, marketing, date } = stored;
    if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean' || typeof date !== 'string')
      return null;
    return { necessary: true, analytics, marketing, version: consentVersion, date };
  } catch {
    // No storage (private mode, blocked), or something else lies under the key: nobody agreed to anything.
    return null;
  }
}

let current: ConsentPreferences | null | undefined;

/** The stored choice, or null as long as there is none that counts. */
export function readConsent(): ConsentPreferences | null {
  current ??= read();
  return current;
}

const announce = (): void => listeners.forEach((listener) => listener());

/** Holds for this visit even where the browser stores nothing. */
export function saveConsent({ analytics, marketing }: ConsentChoice): void {
  current = {
    necessary: true,
    analytics,
    marketing,
    version: consentVersion,
    date: new Date().toISOString(),
  };
  try {
    localStorage.setItem(storageKey, JSON.stringify(current));
  } catch {
    // Asked again on the next visit.
  }
  announce();
}

/** Calls back after each choice, one made in another tab included. */
export function onConsentChange(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key !== storageKey && key !== null) return;
    current = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

export const useConsent = (): ConsentPreferences | null => useSyncExternalStore(onConsentChange, readConsent);
