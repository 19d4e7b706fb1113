import { ListPlaces, ListProperties } from '@estate/contracts/catalog/properties';
import { SetWebsiteStatus } from '@estate/contracts/catalog/staff-list';
import { type PropertyQuery } from '@estate/contracts/catalog/listing';
import { afterAll, describe, expect, it } from '@jest/globals';
import { type z } from 'zod';
import { property, startCatalog } from './catalog-under-test.ts';
import { stock } from './listing-stock.ts';

const listIds = async (query: z.input<typeof PropertyQuery>) =>
  (await catalog.client.call(ListProperties, query)).items;

const catalog = await startCatalog();
await catalog.store(...stock);
afterAll(() => catalog.close());

describe('the cities of the listing page', () => {
  const cities = async () =>
    (await catalog.client.call(ListPlaces, {})).items
      .filter(({ kind }) => kind === 'city')
      .map(({ place, count }) => ({ city: place, count }));

  /** The coordinates of every test property; the public point of a hidden address is some hundred metres away. */
  const middle = { lng: expect.closeTo(10, 1), lat: expect.closeTo(53.55, 1) };

  it('the cities of the list are suggested with districts, postcodes and their centre on the map [V-2.122]', async () => {
    expect((await catalog.client.call(ListPlaces, {})).items).toEqual([
      { kind: 'zip', place: '20095', count: 11, middle },
      { kind: 'zip', place: '20249', count: 1, middle },
      { kind: 'district', place: 'Eppendorf', count: 1, middle },
      { kind: 'city', place: 'Hamburg', count: 11, middle },
      { kind: 'city', place: 'LÜNEBURG', count: 1, middle },
    ]);
  });

  it('the places abroad are those of holiday homes, with their countries [V-2.141, V-5.12]', async () => {
    expect((await catalog.client.call(ListPlaces, { abroad: '1' })).items).toEqual([
      { kind: 'zip', place: '20095', count: 2, middle },
      { kind: 'district', place: 'Mallorca', count: 1, middle },
      { kind: 'city', place: 'Palma', count: 2, middle },
      { kind: 'country', place: 'Spanien', count: 2, middle },
    ]);
  });

  it('no place of sold, acquired, foreign or inaktiv properties is suggested', async () => {
    expect(await cities()).toEqual([
      { city: 'Hamburg', count: 11 },
      { city: 'LÜNEBURG', count: 1 },
    ]);
    await catalog.store(
      property(30, { city: 'Akquisedorf', property_status_id: 170239 }),
      property(31, { city: 'Verkauftstadt', property_status_id: 170243 }),
      property(32, { city: 'Palma', country: 'ESP' }),
      property(33, { city: 'Stillstedt' }),
      property(34, { city: null }),
    );
    await catalog.client.call(SetWebsiteStatus, { ids: [33, 34], website_status: 'inaktiv' });
    expect((await cities()).map(({ city }) => city)).toEqual(['Hamburg', 'LÜNEBURG']);
  });

  it('a place has one entry for all its spellings, under the most frequent one, in German alphabetical order', async () => {
    await catalog.store(
      property(40, { city: 'Lüneburg' }),
      property(41, { city: 'Lüneburg' }),
      property(42, { city: 'Ärzen' }),
      property(43, { city: 'Zeven' }),
      property(44, { city: '  ' }),
    );
    expect(await cities()).toEqual([
      { city: 'Ärzen', count: 1 },
      { city: 'Hamburg', count: 11 },
      { city: 'Lüneburg', count: 3 },
      { city: 'Zeven', count: 1 },
    ]);
    expect(await listIds({ city: 'Lüneburg' })).toHaveLength(3);
    const added = [30, 31, 32, 33, 34, 40, 41, 42, 43, 44];
    await catalog.client.call(SetWebsiteStatus, { ids: added, website_status: 'inaktiv' });
  });
});
