import {
  GetRawData,
  GetStaffRecord,
  GetStockOverview,
  ListForStaff,
  SetWebsiteStatus,
} from '@estate/contracts/catalog/staff-list';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { image, property, startCatalog } from './catalog-under-test.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.close());

it('the overview of staff counts all properties, those that a visitor sees, offers and references [S-2.234]', async () => {
  const none = { total: 0, public: 0, offers: 0, references: 0 };
  expect(await catalog.client.call(GetStockOverview, {})).toEqual(none);
  await catalog.store(
    property(1),
    property(2),
    property(3),
    property(4, { property_status_id: 170239 }),
    property(5, { property_status_id: 170243 }),
    property(6, { country: 'ESP' }),
  );
  await catalog.client.call(SetWebsiteStatus, { ids: [3], website_status: 'inaktiv' });
  expect(await catalog.client.call(GetStockOverview, {})).toEqual({
    total: 6,
    public: 4,
    offers: 2,
    references: 1,
  });
});

describe('the staff table', () => {
  const record = (id: number) => catalog.client.call(GetStaffRecord, { id });

  it('the staff table shows every property, the last updated first, sorted by time and not by text [S-7.6]', async () => {
    const { items: before } = await catalog.client.call(ListForStaff, { page_size: 500 });
    await catalog.store(
      property(50, { updated_at: '2027-01-01T00:30:00+02:00', property_status_id: 170239 }),
      property(51, { updated_at: '2026-12-31T23:00:00Z', images: [image('a'), image('b')] }),
      property(52, { updated_at: null }),
    );
    const { items, total } = await catalog.client.call(ListForStaff, { page_size: 500 });
    expect(total).toBe(before.length + 3);
    expect(items.slice(0, 2).map(({ id, image_count }) => ({ id, image_count }))).toEqual([
      { id: 51, image_count: 2 },
      { id: 50, image_count: 0 },
    ]);
    expect(items.at(-1)?.id).toBe(52);
  });

  it('the staff table of properties is searched by hidden addresses too, and divided into pages', async () => {
    await catalog.store(
      property(53, { street: 'Stillweg', hide_address: true }),
      property(54, { street: 'Stillweg', hide_address: true }),
    );
    const page = await catalog.client.call(ListForStaff, { q: 'STILLWEG', page: 2, page_size: 1 });
    expect(page).toMatchObject({ total: 2, items: [{ id: 53, street: 'Stillweg' }] });
  });

  it('staff get the whole record of a property and its raw CRM data', async () => {
    const raw_data = { 'dotted.key': { $odd: [1, null] }, empty: {} };
    await catalog.store(property(55, { raw_data, internal_commission: '3 %' }));
    const whole = await record(55);
    expect(whole).toMatchObject({ id: 55, internal_commission: '3 %' });
    expect(whole).not.toHaveProperty('content_hash');
    expect(await catalog.client.call(GetRawData, { id: 55 })).toMatchObject({ raw_data });
    await expect(record(404)).rejects.toMatchObject({ problem: { code: 'property-not-found' } });
  });
});
