import { type PropertyQuery } from '@estate/contracts/catalog/listing';
import { FindNearMisses, ListProperties } from '@estate/contracts/catalog/properties';
import { afterAll, describe, expect, it } from '@jest/globals';
import { type z } from 'zod';
import { property, startCatalog } from './catalog-under-test.ts';

type Query = z.input<typeof PropertyQuery>;

const catalog = await startCatalog();
afterAll(() => catalog.close());

const near = (query: Query) => catalog.client.call(FindNearMisses, query);
const total = async (query: Query) => (await catalog.client.call(ListProperties, query)).total;
const missesOf = async (query: Query) =>
  (await near(query)).items.map(({ property: { id }, miss }) => [id, miss]);
const widerOf = async (query: Query) => (await near(query)).wider.map((one) => `${one.label}: ${one.total}`);

/** A flat in Winterhude. */
const winterhude = { city: 'Hamburg', region: 'Winterhude', lat: 53.593, lng: 10.001, zip_code: '22303' };
/** A flat in Eppendorf, about a kilometre from Winterhude. */
const eppendorf = { city: 'Hamburg', region: 'Eppendorf', lat: 53.5905, lng: 9.978, zip_code: '20249' };

await catalog.store(
  property(1, {
    ...winterhude,
    price: 518_000,
    number_of_rooms: 3,
    living_space: 80,
    furnishing_note: 'Balkon',
  }),
  property(2, {
    ...winterhude,
    price: 480_000,
    number_of_rooms: 3,
    living_space: 72.5,
    furnishing_note: 'Loggia, Garten',
  }),
  property(3, {
    ...eppendorf,
    price: 490_000,
    number_of_rooms: 3,
    living_space: 85,
    furnishing_note: 'Balkon',
  }),
  property(4, {
    ...winterhude,
    price: 450_000,
    number_of_rooms: 2.5,
    living_space: 90,
    furnishing_note: 'Balkon',
    property_status_id: 170242,
  }),
  property(5, {
    ...winterhude,
    price: 430_000,
    price_on_inquiry: true,
    number_of_rooms: 3,
    living_space: 80,
    furnishing_note: 'Balkon',
  }),
  property(6, {
    ...winterhude,
    rs_type: 'HOUSE',
    price: 1_200_000,
    number_of_rooms: 6,
    living_space: 200,
    construction_year: 1931,
    rental_income_actual: 46_500,
  }),
  property(7, {
    city: 'Lüneburg',
    region: 'Niedersachsen',
    lat: 53.249,
    lng: 10.414,
    price: 300_000,
    number_of_rooms: 3,
    living_space: 80,
    furnishing_note: 'Garten',
  }),
  property(8, {
    ...winterhude,
    marketing_type: 'RENT',
    price: null,
    base_rent: 1_580,
    total_rent: 1_840,
    free_from: '2027-04-01',
    number_of_rooms: 3,
    living_space: 80,
  }),
);

describe('near misses of a list with few hits', () => {
  it('a near miss names by how much it lies above the highest price, and a hidden price is none', async () => {
    const query = {
      type: 'apartment',
      deal: 'buy',
      city: 'Winterhude',
      price_max: 500_000,
      rooms_min: 3,
      area_min: 80,
    } as const;
    expect(await total(query)).toBe(0);
    expect(await missesOf(query)).toEqual([
      [1, '18.000 € darüber'],
      [2, '7,5 m² kleiner'],
      [3, 'In Eppendorf, 1 km entfernt'],
      [4, '0,5 Zimmer weniger'],
    ]);
  });

  it.each<[Query, (number | string)[][]]>([
    [{ deal: 'rent', price_max: 1_500, city: 'Winterhude' }, [[8, '80 € im Monat darüber']]],
    [
      { type: 'apartment', deal: 'buy', city: 'Winterhude', price_min: 500_000, price_max: 515_000 },
      [
        [1, '3.000 € darüber'],
        [2, '20.000 € darunter'],
        [4, '50.000 € darunter'],
      ],
    ],
    [
      { city: 'Winterhude', deal: 'buy', price_max: 500_000, rooms_min: 3, balcony: '1', type: 'apartment' },
      [
        [1, '18.000 € darüber'],
        [3, 'In Eppendorf, 1 km entfernt'],
        [4, '0,5 Zimmer weniger'],
      ],
    ],
    [{ city: 'Winterhude', terrace: '1', garden: '1' }, [[2, 'Terrasse nicht genannt, aber Balkon']]],
    [
      {
        city: 'Winterhude',
        area_min: 90,
        area_max: 95,
        without_reserved: '1',
        type: 'apartment',
        deal: 'buy',
      },
      [
        [5, '10 m² kleiner'],
        [1, '10 m² kleiner'],
        [4, 'Reserviert'],
        [2, '17,5 m² kleiner'],
      ],
    ],
    [{ deal: 'rent', warm_max: 1_600 }, [[8, '240 € im Monat darüber']]],
    [{ deal: 'rent', free_by: '2027-01' }, [[8, 'Frei ab 01.04.2027']]],
    [{ deal: 'rent', free_by: '2026-12' }, []],
    [{ type: 'house', yield_min: 4 }, [[6, 'Rendite 3,8 %']]],
    [{ type: 'house', built_min: 1940 }, [[6, 'Baujahr 1931']]],
    [{ city: 'Winterhude', q: 'Xyzzy', type: 'house' }, [[6, '„Xyzzy“ nicht genannt']]],
    [{ city: 'Lüneburg', q: 'ohne Garten' }, [[7, 'Mit Garten']]],
    [{ city: 'Adendorf', deal: 'buy', price_max: 300_000 }, [[7, 'In Lüneburg, etwa 4,4 km entfernt']]],
    [
      { area_min: 72.55, area_max: 72.9, city: 'Winterhude' },
      [
        [2, '0,5 m² kleiner'],
        [8, '7 m² größer'],
        [5, '7 m² größer'],
        [1, '7 m² größer'],
        [4, '17 m² größer'],
      ],
    ],
  ])('the list %j has the near misses %j', async (query, misses) => {
    expect(await missesOf(query)).toEqual(misses);
  });

  it('a property outside of the area on the map is a near miss with its distance', async () => {
    const [first] = await missesOf({ within: 'circle_9.978_53.5905_1000', deal: 'rent' });
    expect(first).toEqual([8, '500 m außerhalb']);
  });

  it('a list with few hits names what one condition less or wider brings', async () => {
    expect(
      await widerOf({
        type: 'apartment',
        deal: 'buy',
        city: 'Winterhude',
        price_max: 480_000,
        rooms_min: 3,
        garden: '1',
      }),
    ).toEqual(['Ohne „Winterhude“: 2']);
    expect(await widerOf({ deal: 'buy', city: 'Winterhude', price_max: 500_000, type: 'house' })).toEqual([
      'Ohne „bis 500.000 €“: 1',
      'Ohne „Haus“: 2',
    ]);
    expect(await widerOf({ deal: 'buy', type: 'apartment', price_max: 295_000 })).toEqual([
      'bis 300.000 €: 1',
    ]);
  });

  it('a station that the text names is suggested to be left out once', async () => {
    expect(await widerOf({ q: 'U-Bahn Borgweg', deal: 'rent' })).toEqual([
      'Umkreis 2 km um Borgweg: 1',
      'Ohne „U-Bahn Borgweg, bis 600 m“: 1',
    ]);
  });

  it('a list with a single feature or word suggests no list without any condition', async () => {
    expect(await near({ pool: '1' })).toEqual({ items: [], wider: [] });
    expect(await near({ q: 'Xyzzy' })).toEqual({ items: [], wider: [] });
  });
});
