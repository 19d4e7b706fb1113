import { GetProperty, ListSimilar } from '@estate/contracts/catalog/properties';
import { offerState } from '@estate/domain/property/offer-state';
import { amountOf } from '@estate/domain/property/price';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CatalogUnderTest, property, startCatalog, type Upsert } from './catalog-under-test.ts';
import { storeDemoStock } from './demo-stock.ts';

describe('similar offers', () => {
  let catalog: CatalogUnderTest;
  const similar = async (id: number) =>
    (await catalog.client.call(ListSimilar, { id })).items.map((card) => card.id);

  describe('of one property', () => {
    const hidden = { city: 'Lindau', region: null, hide_address: true, lat: 47.5505 };
    const near = { region: 'Eimsbüttel', lat: 53.551, lng: 9.921 };
    const beside = (id: number, overrides: Parameters<typeof property>[1]) =>
      property(id, { ...near, ...overrides });
    beforeAll(async () => {
      catalog = await startCatalog();
      await catalog.store(
        beside(1, {}),
        beside(2, { price: 626_000 }),
        beside(3, { price: 374_000 }),
        beside(4, { number_of_rooms: 1.5 }),
        beside(5, { rs_type: 'HOUSE' }),
        beside(6, { marketing_type: 'RENT', base_rent: 500_000 }),
        beside(7, { property_status_id: 170242 }),
        beside(8, { property_status_id: 170243 }),
        beside(9, { property_status_id: 170240 }),
        beside(10, { title: 'RESERVIERT: Wohnung' }),
        beside(11, { price_on_inquiry: true }),
        beside(12, { price: null }),
        beside(13, { country: 'ESP' }),
        property(20, { region: 'Altona', lat: 53.551, lng: 9.941, price: 375_000 }),
        property(21, { region: 'Bergedorf', lat: 53.489, lng: 10.214, price: 625_000, number_of_rooms: 4 }),
        property(22, { region: 'Eimsbüttel', lat: null, lng: null }),
        property(23, { city: 'Bremen', lat: 53.08, lng: 8.8 }),
        property(24, { city: 'Lüneburg', lat: 53.25, lng: 10.41 }),
        property(30, { property_status_id: 170243, price: 80_000, living_space: 72, region: 'Bergedorf' }),
        property(31, { price_on_inquiry: true, price: 80_000, living_space: 300 }),
        property(32, { rs_type: null }),
        // Both are in one grid cell of the public map points, so that they differ only in their hidden addresses.
        property(40, { ...hidden, lng: 9.7002 }),
        property(41, { ...hidden, lng: 9.6995 }),
        property(42, { ...hidden, hide_address: false, lng: 9.74 }),
        property(33, { property_status_id: 170239 }),
      );
    });
    afterAll(() => catalog.close());

    it('similar offers have the same deal and kind, a price within 25 % and rooms within 1, are available and priced; the same district first, then the nearest [V-7.26]', async () => {
      expect(await similar(1)).toEqual([22, 20, 21]);
    });

    it('similar offers of a property without a public price have an area that differs by at most a quarter', async () => {
      // Without a public price (sold, or on request) the area is compared: 72 m² resemble 90 m² at most.
      expect((await similar(30))[0]).toBe(21);
      expect(await similar(31)).toEqual([]);
    });

    it('the order of similar offers does not reveal where a hidden address is', async () => {
      expect(await similar(42)).toEqual([41, 40]);
      await catalog.store(property(40, { ...hidden, lng: 9.6995 }), property(41, { ...hidden, lng: 9.7002 }));
      expect(await similar(42)).toEqual([41, 40]);
    });

    it('a property of an unknown kind has no similar offers', async () => {
      expect(await similar(32)).toEqual([]);
    });

    it('similar offers are in the same city or 50 km away at most', async () => {
      expect(await similar(24)).toEqual([21, 20, 1]);
      expect(await similar(23)).toEqual([]);
      expect(await similar(22)).toEqual([1, 21, 20]);
    });

    it.each([33, 999])(
      'the property %d, which is not public or unknown, has no similar offers',
      async (id) => {
        await expect(similar(id)).rejects.toMatchObject({ problem: { code: 'property-not-found' } });
      },
    );
  });

  describe('of the demo stock', () => {
    let stock: readonly Upsert[];
    beforeAll(async () => {
      catalog = await startCatalog();
      stock = await storeDemoStock(catalog);
    });
    afterAll(() => catalog.close());

    it('similar offers of the demo stock differ in price by at most a quarter, or there are none [V-7.26]', async () => {
      let priced = 0;
      for (const { id, property_status_id } of stock) {
        if (property_status_id === 170239) continue;
        const shown = await catalog.client.call(GetProperty, { id });
        const { items } = await catalog.client.call(ListSimilar, { id });
        const amount = amountOf(shown);
        for (const card of items) {
          expect([card.rs_type, card.marketing_type, offerState(card)]).toEqual([
            shown.rs_type,
            shown.marketing_type,
            'available',
          ]);
          if (amount === null) continue;
          priced += 1;
          const ratio = (amountOf(card) ?? 0) / amount;
          expect(ratio).toBeGreaterThanOrEqual(0.75);
          expect(ratio).toBeLessThanOrEqual(1.25);
        }
      }
      expect(priced).toBeGreaterThan(50);
    });
  });
});
