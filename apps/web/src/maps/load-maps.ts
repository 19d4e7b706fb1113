import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { api } from '../api/client.ts';
import { answered } from '../api/problem.ts';

/** visitor-area §9, Maps. */
const keyTimeoutMs = 8_000;
const scriptTimeoutMs = 15_000;
const placesTimeoutMs = 5_000;
const attempts = 3;
const pauseMs = 1_500;

/** Trying again cannot help. */
class MissingKey extends Error {}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function within<Result>(ms: number, work: Promise<Result>, late: string): Promise<Result> {
  let clock: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new Error(late)), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(clock));
}

let areOptionsSet = false;

/** The key is asked for only here, which means after consent. */
async function configure(): Promise<void> {
  if (areOptionsSet) return;
  const { apiKey } = await within(keyTimeoutMs, answered(api.GET('/api/maps/key')), 'The key did not come');
  if (!apiKey) throw new MissingKey('There is no key for the map');
  setOptions({ key: apiKey, v: 'weekly', language: 'de', region: 'DE' });
  areOptionsSet = true;
}

/** The loader waits forever for a script that hangs; once it hears of an error it makes a new one. */
function giveUpScript(): void {
  const script = document.querySelector('script[src^="https://maps.googleapis.com/maps/api/js"]');
  script?.dispatchEvent(new Event('error'));
  script?.remove();
}

async function attempt(): Promise<void> {
  await configure();
  try {
    await within(scriptTimeoutMs, importLibrary('maps'), 'The script of the map did not come');
  } catch (error) {
    giveUpScript();
    throw error;
  }
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
 * Loads Google Maps with its places library, once per page; afterwards `importLibrary` answers. Call it
 * only after `areMapsAllowed()`. Rejects when key, script or library did not come in three attempts.
 */
export function loadMaps(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
