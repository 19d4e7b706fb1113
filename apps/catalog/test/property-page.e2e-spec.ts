import {
  CompareProperties,
  GetDocumentProperty,
  GetLeadProperty,
  GetProperty,
  ListPublicPages,
} from '@estate/contracts/catalog/properties';
import { SetWebsiteStatus } from '@estate/contracts/catalog/staff-list';
import { afterAll, describe, expect, it } from '@jest/globals';
import { image, property, startCatalog } from './catalog-under-test.ts';

const detail = (id: number) => catalog.client.call(GetProperty, { id });
const switchTo = (id: number, website_status: 'aktiv' | 'inaktiv') =>
  catalog.client.call(SetWebsiteStatus, { ids: [id], website_status });

const catalog = await startCatalog();
afterAll(() => catalog.close());

describe('a property page', () => {
  it('the page of a property has what a visitor may see and nothing internal [S-3.11, V-3.12, V-3.29]', async () => {
    const internal = {
      internal_commission: '3 %',
      total_commission: '6 %',
      external_commission_percentage: 3,
      valuation_price: 1,
      sold_price: 2,
      token: 'secret-token',
      broker_id: '4711',
      openimmo_email: 'owner@example.org',
      raw_data: { owner: 'Frau Geheim' },
      custom_fields: { note: 'intern' },
    };
    await catalog.store(
      property(1, {
        ...internal,
        furnishing_note: '- Pool\n- Kein Kamin',
        optional_fields: [
          { key: 'pool', name: 'Pool', value: true },
          { key: 'internal_note', name: 'Notiz', value: 'Frau Geheim' },
        ],
        images: [
          image('late', { position: 2 }),
          image('first', { position: 1 }),
          image('second', { position: 1 }),
        ],
      }),
    );
    const page = await detail(1);
    expect(page).toMatchObject({
      id: 1,
      street: 'Offenstraße',
      house_number: '7',
      lat: 53.55,
      price: 500_000,
    });
    expect(page.amenities).toEqual(['pool']);
    expect(page.optional_fields).toEqual([{ key: 'pool', name: 'Pool', value: true }]);
    expect(page.images.map(({ id }) => id)).toEqual(['first', 'second', 'late']);
    for (const key of Object.keys(internal)) expect(page).not.toHaveProperty(key);
  });

  it.each([true, null, undefined])(
    'the page of a property has no address where hide_address is %j',
    async (hide_address) => {
      const titles = [
        'offenstrasse Ansicht',
        'Garten',
        'Am_Muehlenberg_12_aussen.jpg',
        'Muehlenberg 12 Garten',
        'Grundriss OG',
        'Küche',
      ];
      const images = titles.map((title, n) => image(String(n), { title, position: n }));
      await catalog.store(property(2, { hide_address, title: null, name: 'Offenstraße 7', images }));
      const page = await detail(2);
      expect(page.title).toBe('Wohnung in 20095 Hamburg');
      for (const key of ['street', 'house_number', 'lat', 'lng', 'name'])
        expect(page).not.toHaveProperty(key);
      expect(page.images.map(({ title }) => title)).toEqual([
        null,
        'Garten',
        null,
        null,
        'Grundriss OG',
        'Küche',
      ]);
      expect(JSON.stringify(page)).not.toMatch(/offenstra/i);
    },
  );

  it('a document has no text that names a hidden street, and the address with its exact position but not in its title once staff released it [S-2.263]', async () => {
    const texts = {
      title: 'Villa Offenstr. 7',
      description_note: 'Ein Haus mit Garten',
      location_note: 'Die Offen-Straße ist ruhig.',
    };
    await catalog.store(property(15, { hide_address: true, ...texts }));
    const read = (with_address: boolean) =>
      catalog.client.call(GetDocumentProperty, { id: 15, with_address });
    const hidden = await read(false);
    expect(hidden).toMatchObject({
      hides_address: true,
      property: { title: 'Wohnung in 20095 Hamburg', description_note: 'Ein Haus mit Garten' },
    });
    expect(JSON.stringify(hidden)).not.toMatch(/offen-?str/i);
    expect((await read(true)).property).toMatchObject({
      title: 'Wohnung in 20095 Hamburg',
      location_note: texts.location_note,
      street: 'Offenstraße',
      house_number: '7',
      map_point: { lat: 53.55, is_rough: false },
    });
    await catalog.store(property(16, { title: 'Villa Offenstr. 7' }));
    expect(await catalog.client.call(GetDocumentProperty, { id: 16 })).toMatchObject({
      hides_address: false,
      property: { title: 'Villa Offenstr. 7' },
    });
  });

  it('the page of a property never has its internal CRM name, also where the address is public [V-3.3]', async () => {
    await catalog.store(property(3, { title: ' ', zip_code: '20251', name: 'Hinterhaus (Eigt. Probst)' }));
    const page = await detail(3);
    expect(page.title).toBe('Wohnung in 20251 Hamburg');
    expect(JSON.stringify(page)).not.toContain('Probst');
  });

  it.each([
    ['on inquiry', { price_on_inquiry: true }],
    ['zero', { price: 0 }],
    ['of a rent that is not given', { marketing_type: 'RENT', base_rent: null, price: null }],
  ])('the page of a property has no amount where the price is %s', async (_what, overrides) => {
    const amounts = { base_rent: 10, total_rent: 20, price_per_sqm: 30 };
    const texts = {
      deposit: '3 Monatsmieten, 4.500 €',
      courtage: '17.850 €',
      courtage_note: '17850, fällig bei Abschluss',
    };
    const costs = { service_charge: 180, heating_costs: 90, rent_subsidy: 310, parking_space_price: 75 };
    await catalog.store(property(4, { ...amounts, ...texts, ...costs, ...overrides }));
    const page = await detail(4);
    for (const key of ['price', ...Object.keys(amounts), ...Object.keys(texts)])
      expect(page).not.toHaveProperty(key);
    expect(page).toMatchObject(costs);
  });

  it('the page of an investment property has its rents, unless it is sold [V-2.143]', async () => {
    const rents = { rental_income_actual: 97_900, rental_income: 8_000 };
    await catalog.store(property(4, { price_on_inquiry: true, ...rents }));
    expect(await detail(4)).toMatchObject(rents);
    await catalog.store(property(4, { property_status_id: 170243, ...rents }));
    for (const key of Object.keys(rents)) expect(await detail(4)).not.toHaveProperty(key);
  });

  it('the page of a property has the commission as a share of the price, also where the price is hidden', async () => {
    const texts = { courtage: '3,57 % inkl. MwSt.', courtage_note: 'Fällig bei Abschluss (§ 652 BGB).' };
    await catalog.store(property(4, { price_on_inquiry: true, ...texts }));
    expect(await detail(4)).toMatchObject(texts);
  });

  it('the page of a property has deposit and commission where it has the price', async () => {
    const texts = { deposit: '4.500 €', courtage: '17.850 €' };
    await catalog.store(property(4, texts));
    expect(await detail(4)).toMatchObject({ price: 500_000, ...texts });
  });

  it('the page of a property that never was public is not found [V-7.4]', async () => {
    await catalog.store(property(5, { property_status_id: 170239 }));
    await expect(detail(5)).rejects.toMatchObject({ problem: { code: 'property-not-found', status: 404 } });
    await expect(detail(404)).rejects.toMatchObject({ problem: { code: 'property-not-found' } });
  });

  it('the page of a property that was public answers 410 when it is inaktiv or in acquisition again [V-6.1, V-7.4]', async () => {
    await catalog.store(property(6), property(7));
    await switchTo(6, 'inaktiv');
    await catalog.store(property(7, { property_status_id: 170239 }));
    for (const id of [6, 7]) {
      await expect(detail(id)).rejects.toMatchObject({ problem: { code: 'property-gone', status: 410 } });
    }
    await switchTo(6, 'aktiv');
    expect((await detail(6)).id).toBe(6);
  });

  it('the page of a property that was set to inaktiv before anybody could see it is not found', async () => {
    await catalog.store(property(8, { property_status_id: 170239 }));
    await switchTo(8, 'inaktiv');
    await catalog.store(property(8));
    await expect(detail(8)).rejects.toMatchObject({ problem: { code: 'property-not-found' } });
  });

  it.each([0, -1, 1.5, 'abc', null])('the page of a property refuses the id %j', async (id) => {
    await expect(detail(id as number)).rejects.toMatchObject({ problem: { code: 'invalid-input' } });
  });
});

describe('what others ask of a property', () => {
  it('the property of a lead has title, place and the facts that decide who answers, also when it is no longer public', async () => {
    await catalog.store(property(20, { title: 'Reihenhaus', city: 'Reinbek' }));
    await switchTo(20, 'inaktiv');
    expect(await catalog.client.call(GetLeadProperty, { id: 20 })).toEqual({
      id: 20,
      title: 'Reihenhaus',
      city: 'Reinbek',
      country: 'DEU',
      zip_code: '20095',
      marketing_type: 'BUY',
      rs_type: 'APARTMENT',
      is_public: false,
      is_gone: false,
    });
  });

  it('the property of a lead is marked as gone when it is sold', async () => {
    await catalog.store(property(22, { property_status_id: 170243 }));
    expect(await catalog.client.call(GetLeadProperty, { id: 22 })).toMatchObject({
      is_public: true,
      is_gone: true,
    });
  });

  it('the property of a lead is not found if it never was public', async () => {
    await catalog.store(property(21, { property_status_id: 170239 }));
    for (const id of [21, 404])
      await expect(catalog.client.call(GetLeadProperty, { id })).rejects.toMatchObject({
        problem: { code: 'property-not-found' },
      });
  });

  it('the sitemap lists the pages of all public properties, sold ones too', async () => {
    await catalog.store(
      property(30, { property_status_id: 170243, title: 'Verkauft' }),
      property(31, { property_status_id: 170239 }),
      property(32, { country: 'ESP', updated_at: null }),
    );
    const { items } = await catalog.client.call(ListPublicPages, {});
    const [first, second] = items;
    expect(first?.id).toBe(32);
    expect(Date.parse(first?.updated_at ?? '')).not.toBeNaN();
    expect(second).toEqual({ id: 30, title: 'Verkauft', updated_at: '2026-10-01T08:00:00.000Z' });
    expect(items.map(({ id }) => id)).not.toContain(20);
    const rest = await catalog.client.call(ListPublicPages, { before: 30 });
    expect(rest.items).toEqual(items.slice(2));
  });
});

describe('what is compared', () => {
  const compared = (...ids: number[]) => catalog.client.call(CompareProperties, { ids });

  it('the comparison of properties has the figures of public ones and leaves the others out [V-7.27]', async () => {
    const figures = { rent_subsidy: 310, floor: '2', construction_year: 1912, courtage: '3,57 %' };
    await catalog.store(
      property(40, { ...figures, hide_address: false, token: 'secret-token' }),
      property(41, { property_status_id: 170239 }),
      property(42, { property_status_id: 170243 }),
    );
    const { items } = await compared(41, 40, 404, 42);
    expect(items.map(({ id }) => id)).toEqual([42, 40]);
    expect(items[1]).toMatchObject({ ...figures, street: 'Offenstraße', house_number: '7', price: 500_000 });
    expect(items[1]).not.toHaveProperty('token');
    expect(items[1]).not.toHaveProperty('lat');
  });

  it('the comparison of properties hides address and price as the page of a property does', async () => {
    const hidden = { hide_address: true, price_on_inquiry: true, courtage: '17.850 €' };
    await catalog.store(property(43, hidden));
    const { items } = await compared(43);
    for (const key of ['street', 'house_number', 'price', 'courtage'])
      expect(items[0]).not.toHaveProperty(key);
  });

  it('the comparison of properties refuses more than 200 ids', async () => {
    const many = Array.from({ length: 201 }, (_, index) => index + 1);
    await expect(compared(...many)).rejects.toMatchObject({ problem: { code: 'invalid-input' } });
  });
});

describe('a property for a document', () => {
  const forDocument = (id: number, with_address = false) =>
    catalog.client.call(GetDocumentProperty, { id, with_address });

  it('a document has no hidden address unless it was released, and then the exact place too', async () => {
    await catalog.store(property(70, { hide_address: true }));
    const hidden = await forDocument(70);
    for (const key of ['street', 'house_number', 'lat', 'lng'])
      expect(hidden.property).not.toHaveProperty(key);
    expect(hidden.property.map_point?.is_rough).toBe(true);
    expect((await forDocument(70, true)).property).toMatchObject({
      street: 'Offenstraße',
      house_number: '7',
      map_point: { lat: 53.55, is_rough: false },
    });
    expect(await detail(70)).not.toHaveProperty('street');
  });

  it('a hidden place without a street is exact in no document, because there is no address to release', async () => {
    await catalog.store(property(72, { hide_address: true, street: null }));
    const released = await forDocument(72, true);
    expect(released.hides_address).toBe(false);
    expect(released.property.map_point?.is_rough).toBe(true);
    for (const key of ['house_number', 'lat', 'lng']) expect(released.property).not.toHaveProperty(key);
  });

  it('a property that is not public has documents for staff, and an unknown one has none', async () => {
    await catalog.store(property(71));
    expect((await forDocument(71)).is_public).toBe(true);
    await switchTo(71, 'inaktiv');
    expect((await forDocument(71)).is_public).toBe(false);
    await expect(forDocument(999)).rejects.toMatchObject({ problem: { code: 'property-not-found' } });
  });
});
