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

/** What counts where the browser stores nothing (blocked, private mode): this visit only. */
let unstored: ConsentPreferences | null = null;
let seen: { text: string | null; consent: ConsentPreferences | null } = { text: null, consent: null };

function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Null for anything but a whole choice under the present version. */
function parse(text: string | null): ConsentPreferences | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<ConsentPreferences> | null;
    if (stored?.version !== consentVersion) return null;
    const { analytics, marketing, date } = stored;
    const isWhole =
      typeof analytics === 'boolean' && typeof marketing === 'boolean' && typeof date === 'string';
    return isWhole ? { necessary: true, analytics, marketing, version: consentVersion, date } : null;
  } catch {
    return null;
  }
}

/** The stored choice, or null as long as there is none that counts. */
export function readConsent(): ConsentPreferences | null {
  const text = storedText();
  if (text !== seen.text) seen = { text, consent: parse(text) };
  return unstored ?? seen.consent;
}

/** Stores a choice with its version and date, and tells everybody who follows it. */
export function saveConsent({ analytics, marketing }: ConsentChoice): void {
  const consent: ConsentPreferences = {
    necessary: true,
    analytics,
    marketing,
    version: consentVersion,
    date: new Date().toISOString(),
  };
  try {
    localStorage.setItem(storageKey, JSON.stringify(consent));
  } catch {
    unstored = consent;
  }
  for (const listener of listeners) listener();
}

/** Calls back after each choice, one made in another tab included. */
export function onConsentChange(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

export const useConsent = (): ConsentPreferences | null => useSyncExternalStore(onConsentChange, readConsent);
