import './data-layer.ts';
import { runAtFirstInteraction } from './run-at-first-interaction.ts';
import { onConsentChange, readConsent } from './preferences.ts';

/** Tells Google's consent mode that only analytics is allowed: the site asks for no consent to advertising. */
function signalConsent(): void {
  const layer = (window.dataLayer ??= []);
  // `arguments`, because Google reads consent commands only from an `arguments` object, not from an array.
  const gtag: (...command: unknown[]) => void = function () {
    layer.push(arguments); // oxlint-disable-line prefer-rest-params
  };
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
}

function insertScript(id: string): void {
  signalConsent();
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Names that measuring tags give to their cookies and entries; none of the site's own begins like this. */
const measuringName = /^(_|FPID$|FPLC$)/;

/** The host and its parent domains: 'www.example.org', 'example.org', 'org'. */
export const hostAndParentDomains = (hostname: string): string[] =>
  hostname.split('.').map((_, index, labels) => labels.slice(index).join('.'));

/**
 * Deletes what measuring tags have stored: cookies of this host and its parent domains, for this page's path and the
 * paths above it, and entries of both storages.
 */
function dropMeasurements(): void {
  const { hostname, pathname } = window.location;
  const segments = pathname.split('/');
  const paths = segments.flatMap((_, index) => {
    const path = segments.slice(0, index + 1).join('/');
    return [path, `${path}/`];
  });
  const names = document.cookie.split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '');
  for (const name of names.filter((candidate) => measuringName.test(candidate)))
    for (const domain of ['', ...hostAndParentDomains(hostname).map((parent) => `;domain=${parent}`)])
      for (const path of paths) document.cookie = `${name}=;path=${path};max-age=0${domain}`;
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (measuringName.test(key)) storage.removeItem(key);
  } catch {
    // A browser that blocks the storages has nothing in them.
  }
}

/**
 * Loads the tag manager lazily once the visitor has agreed to analytics. A withdrawal deletes what its tags have stored
 * and reloads the page, because a running script cannot be unloaded. After a refusal each page deletes what is left for
 * its path. Returns the unsubscribe function.
 */
export function loadTagManagerOnConsent(id: string, reload: () => void): () => void {
  let isAllowed = false;
  let isLoaded = false;
  let cancel = (): void => undefined;

  function follow(): void {
    const consent = readConsent();
    const wasAllowed = isAllowed;
    isAllowed = consent?.analytics === true;
    if (consent && !isAllowed) dropMeasurements();
    if (isLoaded) {
      if (!isAllowed) reload();
      return;
    }
    cancel();
    if (!consent || !isAllowed) return;
    if (Date.parse(consent.date) >= performance.timeOrigin && !wasAllowed) window.dataLayer = [];
    cancel = runAtFirstInteraction(() => {
      isLoaded = true;
      insertScript(id);
    });
  }

  follow();
  const unsubscribe = onConsentChange(follow);
  return () => {
    cancel();
    unsubscribe();
  };
}
