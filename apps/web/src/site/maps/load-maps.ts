import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import { noteKey } from './missing-key.ts';

/** Time limits in ms (visitor-area §9, Maps). */
const keyTimeoutMs = 8_000;
const scriptTimeoutMs = 15_000;
const placesTimeoutMs = 5_000;
const attempts = 3;
const pauseMs = 1_500;

/** Not retried, because a missing key is a matter of configuration. */
class MissingKey extends Error {}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function within<Result>(ms: number, work: Promise<Result>, message: string): Promise<Result> {
  let clock: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new Error(message)), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(clock));
}

const scriptLate = 'The script of the map did not come';

interface Source {
  readonly scriptUrl: string;
  readonly options: {
    readonly key: string;
    readonly v: string;
    readonly language: string;
    readonly region: string;
  };
}

let source: Source | undefined;

/**
 * Requests the API key once; throws MissingKey if the site has none. Nothing else requests the key, so there is no
 * request before consent.
 */
async function findSource(): Promise<Source> {
  if (source) return source;
  const { apiKey, scriptUrl } = await within(
    keyTimeoutMs,
    bodyOf(api.GET('/api/maps/key')),
    'The key did not come',
  );
  noteKey(apiKey);
  if (!apiKey) throw new MissingKey('There is no key for the map');
  source = { scriptUrl, options: { key: apiKey, v: 'weekly', language: 'de', region: 'DE' } };
  return source;
}

/** Google's script must not run twice; it may be present from an attempt that timed out or lacked only a library. */
const hasScript = () =>
  (window as { google?: { maps?: typeof google.maps } }).google?.maps?.importLibrary !== undefined;

let scriptCount = 0;

/**
 * Inserts the script without Google's loader, which supports only Google's host (decision 5). Removes the script on
 * failure.
 */
async function loadScript({ scriptUrl, options }: Source): Promise<void> {
  // Each attempt has another URL, because a browser queues a request behind a hanging one for the same URL.
  scriptCount += 1;
  const callback = `googleMapsArrived${scriptCount}`;
  const script = document.createElement('script');
  const arrival = new Promise<void>((resolve, reject) => {
    Object.assign(window, { [callback]: resolve });
    script.onerror = () => reject(new Error('The script of the map cannot be had'));
  });
  const query = new URLSearchParams({ ...options, libraries: 'maps', loading: 'async', callback });
  script.src = `${scriptUrl}?${query.toString()}`;
  document.head.append(script);
  try {
    await within(scriptTimeoutMs, arrival, scriptLate);
  } catch (error) {
    script.remove();
    throw error;
  }
}

async function attempt(): Promise<void> {
  const from = await findSource();
  if (!hasScript()) await loadScript(from);
  setOptions(from.options);
  // The script loads this library itself. After a failed attempt the script may be present without the library.
  await within(scriptTimeoutMs, importLibrary('maps'), scriptLate);
  await within(placesTimeoutMs, importLibrary('places'), 'The places library did not come');
}

async function load(): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (error instanceof MissingKey || tries === attempts) throw error;
      await pause(pauseMs);
    }
  }
}

let loading: Promise<void> | undefined;

/**
 * Loads Google Maps with its places library once per page; then `importLibrary` of Google's loader works. Call it only
 * if maps are allowed (maps-permission.ts). Rejects without a key, or if key, script or library do not load in three
 * attempts.
 */
export function loadMaps(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
