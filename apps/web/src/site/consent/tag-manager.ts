import './data-layer.ts';
import { lazily } from './lazily.ts';
import { type ConsentChoice, onConsentChange, readConsent } from './preferences.ts';

/** The purposes for which the tag manager runs tags. Consent to maps is independent of the tag manager. */
type MeasuringChoice = Pick<ConsentChoice, 'analytics' | 'marketing'>;

const granted = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** Signals Google's consent mode, so that tags of one purpose do not run with consent to only the other. */
function signalConsent(kind: 'default' | 'update', { analytics, marketing }: MeasuringChoice): void {
  const layer = (window.dataLayer ??= []);
  // `arguments`, because Google reads consent commands only from an `arguments` object, not from an array.
  const gtag: (...command: unknown[]) => void = function () {
    layer.push(arguments); // oxlint-disable-line prefer-rest-params
  };
  gtag('consent', kind, {
    analytics_storage: granted(analytics),
    ad_storage: granted(marketing),
    ad_user_data: granted(marketing),
    ad_personalization: granted(marketing),
  });
}

function insertScript(id: string, consent: MeasuringChoice): void {
  signalConsent('default', consent);
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Deletes Google's cookies of this host and of its parent domain. */
function dropMeasuringCookies(): void {
  const host = window.location.hostname;
  const names = document.cookie.split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '');
  for (const name of names.filter((candidate) => /^_(ga|gid|gat|gcl)/.test(candidate))) {
    for (const domain of ['', `;domain=${host}`, `;domain=.${host.split('.').slice(-2).join('.')}`]) {
      document.cookie = `${name}=;path=/;max-age=0${domain}`;
    }
  }
}

/**
 * Loads the tag manager lazily once the visitor has agreed to analytics or marketing. A withdrawal deletes its cookies
 * and reloads the page, because a running script cannot be unloaded. Returns the unsubscribe function.
 */
export function followConsent(id: string, reload: () => void): () => void {
  let known: MeasuringChoice | null = null;
  let isLoaded = false;
  let cancel = (): void => undefined;

  function follow(): void {
    const consent = readConsent();
    const isAllowed = consent !== null && (consent.analytics || consent.marketing);
    if (isLoaded) {
      const isLess = (known?.analytics && !consent?.analytics) || (known?.marketing && !consent?.marketing);
      if (isLess) {
        dropMeasuringCookies();
        reload();
      } else if (consent) signalConsent('update', consent);
      known = consent;
      return;
    }
    cancel();
    if (!isAllowed) return;
    if (Date.parse(consent.date) >= performance.timeOrigin && !known) window.dataLayer = [];
    known = consent;
    cancel = lazily(() => {
      isLoaded = true;
      insertScript(id, consent);
    });
  }

  follow();
  const unsubscribe = onConsentChange(follow);
  return () => {
    cancel();
    unsubscribe();
  };
}
