import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';

export const mapsScript = () =>
  document.querySelector<HTMLScriptElement>('script[src^="https://maps.googleapis.com/"]');

/** As much of Google Maps as the site uses; what was drawn is kept. */
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

/** Does what Google's script does once it arrived: it replaces the loader's function and calls back. */
export function answerScript({ importLibrary }: Pick<ReturnType<typeof buildMaps>, 'importLibrary'>): void {
  const { maps } = window.google as unknown as { maps: Record<string, unknown> & { __ib__: () => void } };
  maps['importLibrary'] = importLibrary;
  maps.__ib__();
}

export const scriptArrived = () =>
  waitFor(() => {
    if (!mapsScript()) throw new Error('Nobody asked for the script');
  });

/** Before the next spec: as if nothing of Google had ever been here. */
export function forgetMaps(): void {
  mapsScript()?.remove();
  Reflect.deleteProperty(window, 'google');
  sessionStorage.clear();
  jest.resetModules();
}
