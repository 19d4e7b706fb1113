import { importLibrary } from '@googlemaps/js-api-loader';
import { logFailure } from '../../../../shared/page/log-failure.ts';
import { loadMaps } from '../../../maps/load-maps.ts';
import { type Address, isAddressFilled, type Point } from '../funnel-state.ts';

/** The map starts at Hamburg and zooms in once there is an address (visitor-area §9, Maps). */
const start = { centre: { lat: 53.5511, lng: 9.9937 }, zoom: 13 };
const chosenZoom = 15;

export interface AddressMap {
  /** Looks up a complete address and shows it; a failure is only logged. */
  show(address: Address): Promise<void>;
}

const lineOf = ({ address_street, address_number, address_postal_code, address_city }: Address): string =>
  `${address_street} ${address_number}, ${address_postal_code} ${address_city}, Germany`;

/**
 * The address parts of a chosen place. Parts that Google does not know are left out, so that the choice does not
 * empty a filled field.
 */
function addressOf(components: readonly google.maps.places.AddressComponent[]): Partial<Address> {
  const part = (...types: string[]) =>
    components.find((component) => component.types.some((type) => types.includes(type)))?.longText;
  const parts = {
    address_street: part('route'),
    address_number: part('street_number'),
    address_postal_code: part('postal_code'),
    address_city: part('locality', 'postal_town'),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value));
}

export interface AddressMapHandlers {
  /** Gets the parts of a chosen address. */
  onChoose: (part: Partial<Address>) => void;
  /** Gets the point of an address, if Google knows the house or its place in the street; a street or a town has none. */
  onLocate: (point: Point) => void;
}

/** Precise enough for the district: other results are the middle of a street or of a town. */
const exact: ReadonlySet<string> = new Set(['ROOFTOP', 'RANGE_INTERPOLATED']);

/** Draws the map, and Google's address search into `search`; rejects if Maps cannot be loaded. */
export async function drawAddressMap(
  canvas: HTMLElement,
  search: HTMLElement,
  { onChoose, onLocate }: AddressMapHandlers,
): Promise<AddressMap> {
  await loadMaps();
  const [{ Map, Circle }, { PlaceAutocompleteElement }, { Geocoder }] = await Promise.all([
    importLibrary('maps'),
    importLibrary('places'),
    importLibrary('geocoding'),
  ]);
  const map = new Map(canvas, {
    center: start.centre,
    zoom: start.zoom,
    streetViewControl: false,
    mapTypeControl: false,
  });
  const mark = new Circle({ radius: 40, strokeColor: '#1f323e', fillColor: '#a4782f', fillOpacity: 0.4 });
  const point = (centre: google.maps.LatLngLiteral) => {
    mark.setCenter(centre);
    mark.setMap(map);
    map.setCenter(centre);
    map.setZoom(chosenZoom);
  };

  /** Number of the latest lookup of an address. The result of an earlier one is dropped. */
  let latest = 0;

  // `placeholder` and `description` name the input, because a `label` cannot refer to an input in a shadow root.
  const field = new PlaceAutocompleteElement({
    includedRegionCodes: ['de'],
    placeholder: 'Adresse suchen',
    description: 'Ihre Auswahl füllt die Felder aus.',
  });
  field.addEventListener('gmp-select', ({ placePrediction }) => {
    void choose(placePrediction.toPlace()).catch((error: unknown) =>
      logFailure('Chosen address not read', error),
    );
  });
  search.replaceChildren(field);

  const choose = async (place: google.maps.places.Place) => {
    const lookup = ++latest;
    await place.fetchFields({ fields: ['addressComponents', 'location'] });
    if (lookup !== latest) return;
    const parts = addressOf(place.addressComponents ?? []);
    onChoose(parts);
    if (!place.location) return;
    point(place.location.toJSON());
    if (parts.address_number) onLocate(place.location.toJSON());
  };

  return {
    async show(address) {
      if (!isAddressFilled(address)) return;
      const lookup = ++latest;
      try {
        const { results } = await new Geocoder().geocode({ address: lineOf(address) });
        const [found] = results;
        if (!found || lookup !== latest) return;
        const position = found.geometry.location.toJSON();
        point(position);
        if (exact.has(found.geometry.location_type) && !found.partial_match) onLocate(position);
      } catch (error) {
        logFailure('Address not found on the map', error);
      }
    },
  };
}
