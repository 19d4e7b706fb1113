import { beforeEach, describe, expect, it, jest } from '@jest/globals';

type Select = Event & { placePrediction?: unknown };

/** A fake of the part of Google Maps that the funnel uses. */
class StubMap {
  static last: StubMap | undefined;
  centre: unknown;
  zoom: unknown;
  constructor(_canvas: HTMLElement, { center, zoom }: { center: unknown; zoom: unknown }) {
    this.centre = center;
    this.zoom = zoom;
    StubMap.last = this;
  }
  setCenter(centre: unknown) {
    this.centre = centre;
  }
  setZoom(zoom: unknown) {
    this.zoom = zoom;
  }
}

const searches: { includedRegionCodes: string[] }[] = [];
const geocode = jest.fn<(request: { address: string }) => Promise<unknown>>();
const location = (lat: number, lng: number) => ({ toJSON: () => ({ lat, lng }) });

jest.unstable_mockModule('../../../maps/load-maps.ts', () => ({ loadMaps: () => Promise.resolve() }));
jest.unstable_mockModule('@googlemaps/js-api-loader', () => ({
  importLibrary: () =>
    Promise.resolve({
      Map: StubMap,
      Circle: class {
        setCenter = () => undefined;
        setMap = () => undefined;
      },
      Geocoder: class {
        geocode = geocode;
      },
      PlaceAutocompleteElement: function stub(options: { includedRegionCodes: string[] }) {
        searches.push(options);
        return document.createElement('div');
      },
    }),
}));
const { drawAddressMap } = await import('./draw-address-map.ts');

const address = {
  address_street: 'Am Sande',
  address_number: '3',
  address_postal_code: '21335',
  address_city: 'Lüneburg',
};

async function draw() {
  const search = document.createElement('div');
  const onChoose = jest.fn();
  const onLocate = jest.fn();
  const map = await drawAddressMap(document.createElement('div'), search, { onChoose, onLocate });
  return { map, onChoose, onLocate, field: search.firstElementChild! };
}

describe('map of the funnel', () => {
  beforeEach(() => {
    geocode.mockReset();
  });

  it('the address map of the valuation starts at Hamburg and searches in Germany only [V-5.20, V-9.19, V-9.21]', async () => {
    await draw();
    expect(StubMap.last).toMatchObject({ centre: { lat: 53.5511, lng: 9.9937 }, zoom: 13 });
    expect(searches.at(-1)).toEqual({
      includedRegionCodes: ['de'],
      placeholder: 'Adresse suchen',
      description: 'Ihre Auswahl füllt die Felder aus.',
    });
  });

  it('an address chosen in the valuation fills in the fields and moves the map [V-2.58, V-9.19]', async () => {
    const { field, onChoose, onLocate } = await draw();
    const select: Select = new Event('gmp-select');
    select.placePrediction = {
      toPlace: () => ({
        fetchFields: () => Promise.resolve(),
        addressComponents: [
          { types: ['street_number'], longText: '3' },
          { types: ['route'], longText: 'Am Sande' },
          { types: ['locality', 'political'], longText: 'Lüneburg' },
        ],
        location: location(53.25, 10.41),
      }),
    };
    field.dispatchEvent(select);
    await new Promise((resolve) => setTimeout(resolve));
    expect(onChoose).toHaveBeenCalledWith({
      address_street: 'Am Sande',
      address_number: '3',
      address_city: 'Lüneburg',
    });
    expect(StubMap.last).toMatchObject({ centre: { lat: 53.25, lng: 10.41 }, zoom: 15 });
    expect(onLocate).toHaveBeenCalledWith({ lat: 53.25, lng: 10.41 });
  });

  it('an address typed in the valuation is looked up on the map [V-2.58, V-7.18]', async () => {
    geocode.mockResolvedValue({ results: [{ geometry: { location: location(53.2, 10.4) } }] });
    const { map } = await draw();
    await map.show({ ...address, address_city: '' });
    expect(geocode).not.toHaveBeenCalled();
    await map.show(address);
    expect(geocode).toHaveBeenCalledWith({ address: 'Am Sande 3, 21335 Lüneburg, Germany' });
    expect(StubMap.last).toMatchObject({ centre: { lat: 53.2, lng: 10.4 }, zoom: 15 });
  });

  it.each([
    ['of a house', { location_type: 'ROOFTOP' }, {}, 1],
    ['of a place in the street', { location_type: 'RANGE_INTERPOLATED' }, {}, 1],
    ['of a street', { location_type: 'GEOMETRIC_CENTER' }, {}, 0],
    ['of a town', { location_type: 'APPROXIMATE' }, {}, 0],
    ['that resembles the address', { location_type: 'ROOFTOP' }, { partial_match: true }, 0],
  ])('a point %s decides about the district of the valuation or not', async (_, type, match, times) => {
    geocode.mockResolvedValue({
      results: [{ geometry: { location: location(53.2, 10.4), ...type }, ...match }],
    });
    const { map, onLocate } = await draw();
    await map.show(address);
    expect(onLocate).toHaveBeenCalledTimes(times);
    if (times > 0) expect(onLocate).toHaveBeenCalledWith({ lat: 53.2, lng: 10.4 });
  });

  it('the map of the valuation shows the last address, also if an earlier one is found later', async () => {
    let answer: (found: unknown) => void = () => undefined;
    const waiting = new Promise((resolve) => (answer = resolve));
    const found = (lat: number) => ({ results: [{ geometry: { location: location(lat, 10) } }] });
    geocode.mockReturnValueOnce(waiting).mockResolvedValueOnce(found(53.2));
    const { map } = await draw();
    const firstLookup = map.show({ ...address, address_number: '1' });
    await map.show(address);
    answer(found(50));
    await firstLookup;
    expect(StubMap.last).toMatchObject({ centre: { lat: 53.2, lng: 10 } });
  });

  it('an address of the valuation that Google does not find is only logged [V-8.26]', async () => {
    const log = jest.spyOn(console, 'warn').mockReturnValue();
    geocode.mockRejectedValue(new Error('ZERO_RESULTS'));
    const { map } = await draw();
    await map.show(address);
    expect(log).toHaveBeenCalledTimes(1);
    expect(StubMap.last).toMatchObject({ zoom: 13 });
    log.mockRestore();
  });
});
