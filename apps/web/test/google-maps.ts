import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';

export const mapsScript = (address = 'https://maps.googleapis.com/') =>
  document.querySelector<HTMLScriptElement>(`script[src^="${address}"]`);

/** A fake of the part of Google Maps that the site uses; `drawn` records map, circle and geocoder query. */
export function buildMaps(found: { lat: number; lng: number } | null = null) {
  const drawn: { map?: unknown; circle?: unknown; asked?: string } = {};
  const libraries: Record<string, unknown> = {
    maps: {
      Map: function stub(_: HTMLElement, options: unknown) {
        drawn.map = options;
      },
      Circle: function stub({ center }: { center: unknown }) {
        drawn.circle = center;
      },
    },
    geocoding: {
      Geocoder: class {
        geocode({ address }: { address: string }) {
          drawn.asked = address;
          return found
            ? Promise.resolve({ results: [{ geometry: { location: { toJSON: () => found } } }] })
            : Promise.reject(new Error('ZERO_RESULTS'));
        }
      },
    },
    places: {},
  };
  return { drawn, importLibrary: jest.fn((name: string) => Promise.resolve(libraries[name])) };
}

/** Acts as Google's loaded script: sets `window.google` and calls the callback named in the script's address. */
export function answerScript({ importLibrary }: Pick<ReturnType<typeof buildMaps>, 'importLibrary'>): void {
  const callback = new URL(mapsScript()?.src ?? '').searchParams.get('callback') ?? '';
  Object.assign(window, { google: { maps: { importLibrary } } });
  (Reflect.get(window, callback) as (() => void) | undefined)?.();
}

export const scriptArrived = () =>
  waitFor(() => {
    if (!mapsScript()) throw new Error('Nobody asked for the script');
  });

/** Removes the script, the global object and the stored consent before the next spec. */
export function forgetMaps(): void {
  mapsScript()?.remove();
  Reflect.deleteProperty(window, 'google');
  sessionStorage.clear();
  jest.resetModules();
}
