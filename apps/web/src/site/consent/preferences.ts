import { browserStore, parsedJson } from '../../shared/storage/browser-store.ts';

/** visitor-area §3: a visitor's consent; `version` proves the text that the visitor agreed to, `date` the time. */
export interface ConsentPreferences {
  readonly necessary: true;
  readonly analytics: boolean;
  readonly maps: boolean;
  readonly version: string;
  readonly date: string;
}

export type ConsentChoice = Pick<ConsentPreferences, 'analytics' | 'maps'>;

/** Version of the banner's purposes and providers. With a new version the banner asks every visitor again. */
export const consentVersion = '2026-11-28';

/** Returns null unless the text is a complete choice of this version. */
function parse(text: string | null): ConsentPreferences | null {
  const stored = parsedJson(text) as Partial<ConsentPreferences> | null;
  if (stored?.version !== consentVersion) return null;
  const { analytics, maps, date, version } = stored;
  return typeof analytics === 'boolean' && typeof maps === 'boolean' && typeof date === 'string'
    ? { necessary: true, analytics, maps, version, date }
    : null;
}

const store = browserStore('consent-preferences', parse);

/** The stored choice, or null without a valid choice. */
export const readConsent = store.read;

/** Calls `listener` after each choice, including those made in another tab. Returns the unsubscribe function. */
export const onConsentChange = store.subscribe;

export const useConsent = store.useValue;

/** Stores a choice with its version and date, and calls the listeners. */
export function saveConsent({ analytics, maps }: ConsentChoice): void {
  store.write({
    necessary: true,
    analytics,
    maps,
    version: consentVersion,
    date: new Date().toISOString(),
  });
}
