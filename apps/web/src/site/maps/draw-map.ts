import { importLibrary } from '@googlemaps/js-api-loader';
import { loadMaps } from './load-maps.ts';
import { mapFailed, placeNotFound } from './map-texts.ts';

/** A centre, optionally with a circle around a second point, or an address that is looked up and circled. */
export type MapPlace =
  | { readonly centre: google.maps.LatLngLiteral; readonly circle?: google.maps.LatLngLiteral }
  | { readonly address: string };

const circleStyle = {
  radius: 450,
  strokeColor: '#1f323e',
  strokeWeight: 2,
  fillColor: '#a4782f',
  fillOpacity: 0.25,
  clickable: false,
};

/** Returns null if Google does not know the address. */
async function find(address: string): Promise<google.maps.LatLngLiteral | null> {
  const { Geocoder } = await importLibrary('geocoding');
  const { results } = await new Geocoder().geocode({ address }).catch(() => ({ results: [] }));
  return results[0]?.geometry.location.toJSON() ?? null;
}

/** Draws the map into `element`; returns null, or a German error text. */
export async function drawMap(
  element: HTMLElement,
  { place, zoom }: { place: MapPlace; zoom: number },
): Promise<string | null> {
  try {
    await loadMaps();
    const { Map, Circle } = await importLibrary('maps');
    const town = 'address' in place ? await find(place.address) : null;
    if ('address' in place && !town) return placeNotFound;
    const centre = 'address' in place ? town : place.centre;
    const circle = 'address' in place ? town : place.circle;
    const map = new Map(element, { center: centre, zoom, streetViewControl: false, mapTypeControl: false });
    if (circle) new Circle({ ...circleStyle, map, center: circle });
    return null;
  } catch {
    return mapFailed;
  }
}
