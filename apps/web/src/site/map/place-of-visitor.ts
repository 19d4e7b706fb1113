import type { MapPoint } from '@estate/domain/search/map-area';

/** In ms: how long a device may look for its position. */
const timeoutMs = 15_000;

/** About 100 m, which is enough for a search and keeps the exact position on the device. */
const rounded = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;

/** Asks the browser where the visitor is; undefined if the visitor refuses or the device does not know. */
export const placeOfVisitor = (): Promise<MapPoint | undefined> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lng: rounded(coords.longitude), lat: rounded(coords.latitude) }),
      () => resolve(undefined),
      { timeout: timeoutMs, maximumAge: 300_000 },
    );
  });
