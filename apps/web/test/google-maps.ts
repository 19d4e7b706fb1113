import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';

export const mapsScript = (address = 'https://maps.googleapis.com/') =>
  document.querySelector<HTMLScriptElement>(`script[src^="${address}"]`);

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

/** Does what Google's script does once it arrived: it makes itself known and calls what its address names. */
export function answerScript({ importLibrary }: Pick<ReturnType<typeof buildMaps>, 'importLibrary'>): void {
  const callback = new URL(mapsScript()?.src ?? '').searchParams.get('callback') ?? '';
  Object.assign(window, { google: { maps: { importLibrary } } });
  (window as unknown as Record<string, () => void>)[callback]?.();
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
