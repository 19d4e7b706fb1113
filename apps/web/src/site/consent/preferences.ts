import { browserStore, parsedJson } from '../../shared/storage/browser-store.ts';

/** visitor-area §3: a visitor's consent; `version` proves the text that the visitor agreed to, `date` the time. */
export interface ConsentPreferences {
  readonly necessary: true;
  readonly analytics: boolean;
  readonly marketing: boolean;
  readonly maps: boolean;
  readonly version: string;
  /** ISO 8601. */
  readonly date: string;
}

export type ConsentChoice = Pick<ConsentPreferences, 'analytics' | 'marketing' | 'maps'>;

/** Version of the banner's purposes and providers. With a new version the banner asks every visitor again. */
export const consentVersion = '2026-11-26';

/**
 * An earlier version, in which maps belonged to marketing. Choices stored with it stay valid for analytics and
 * marketing, but contain no consent to maps; each map has its own consent button.
 */
const versionWithoutMaps = '2026-11';

/** Returns null unless the text is a complete choice of a valid version. */
function parse(text: string | null): ConsentPreferences | null {
  const stored = parsedJson(text) as Partial<ConsentPreferences> | null;
  if (stored?.version !== consentVersion && stored?.version !== versionWithoutMaps) return null;
  const { analytics, marketing, date, version } = stored;
  const maps = version === versionWithoutMaps ? false : stored.maps;
  const areSwitches = [analytics, marketing, maps].every((value) => typeof value === 'boolean');
  return areSwitches && typeof date === 'string'
    ? ({ necessary: true, analytics, marketing, maps, version, date } as ConsentPreferences)
    : null;
}

const store = browserStore('consent-preferences', parse);

/** The stored choice, or null without a valid choice. */
export const readConsent = store.read;

/** Calls `listener` after each choice, including those made in another tab. Returns the unsubscribe function. */
export const onConsentChange = store.subscribe;

export const useConsent = store.useValue;

/** Stores a choice with its version and date, and calls the listeners. */
export function saveConsent({ analytics, marketing, maps }: ConsentChoice): void {
  store.write({
    necessary: true,
    analytics,
    marketing,
    maps,
    version: consentVersion,
    date: new Date().toISOString(),
  });
}
