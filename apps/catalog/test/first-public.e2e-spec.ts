import { GetProperty, ListProperties, UpsertProperties } from '@estate/contracts/catalog/properties';
import { SetWebsiteStatus } from '@estate/contracts/catalog/staff-list';
import { RemoveProperties } from '@estate/contracts/catalog/property-removal';
import { afterAll, describe, expect, it } from '@jest/globals';
import { minuteOfYesterday, property, startCatalog, type Upsert } from './catalog-under-test.ts';

const catalog = await startCatalog();
const began = new Date().toISOString();
afterAll(() => catalog.close());

const firstPublicAt = async (id: number) => (await catalog.client.call(GetProperty, { id })).first_public_at;
const storeInFirstSync = (...properties: Upsert[]) =>
  catalog.client.call(UpsertProperties, {
    fetched_at: minuteOfYesterday(0),
    properties,
    is_first_sync: true,
  });

describe('the day when visitors could first see a property [V-3.37]', () => {
  it('the first public day of a property is set once it is public, and is not changed by imports and removals', async () => {
    await catalog.store(property(1));
    const first = await firstPublicAt(1);
    expect(first && first >= began).toBe(true);
    await catalog.store(property(1, { title: 'Anders' }));
    expect(await firstPublicAt(1)).toBe(first);
    const checked_at = new Date().toISOString();
    await catalog.client.call(RemoveProperties, { properties: [{ id: 1, reason: 'deleted', checked_at }] });
    const fetched_at = new Date().toISOString();
    await catalog.client.call(UpsertProperties, { fetched_at, properties: [property(1)] });
    expect(await firstPublicAt(1)).toBe(first);
    const { items } = await catalog.client.call(ListProperties, {});
    expect(items[0]).toMatchObject({ id: 1, first_public_at: first });
  });

  it('the first public day of properties from the first sync is set neither by that sync nor later', async () => {
    await storeInFirstSync(property(2));
    expect(await firstPublicAt(2)).toBeNull();
    await catalog.store(property(2, { title: 'Anders' }));
    expect(await firstPublicAt(2)).toBeNull();
    await catalog.client.call(SetWebsiteStatus, { ids: [2], website_status: 'inaktiv' });
    await catalog.client.call(SetWebsiteStatus, { ids: [2], website_status: 'aktiv' });
    expect(await firstPublicAt(2)).toBeNull();
  });

  it('the first public day is set when a property leaves the status of acquisition, also for properties of the first sync', async () => {
    await storeInFirstSync(property(3, { property_status_id: 170239 }));
    await catalog.store(property(3));
    const first = await firstPublicAt(3);
    expect(first && first >= began).toBe(true);
  });

  it('the first public day of a property that comes to the website as sold is not set, and its page is gone later and not unknown', async () => {
    await catalog.store(
      property(5, { property_status_id: 170243 }),
      property(6, { property_status_id: 170239 }),
    );
    await catalog.store(property(6, { property_status_id: 170243 }));
    expect([await firstPublicAt(5), await firstPublicAt(6)]).toEqual([null, null]);
    await catalog.client.call(SetWebsiteStatus, { ids: [5, 6], website_status: 'inaktiv' });
    for (const id of [5, 6])
      await expect(firstPublicAt(id)).rejects.toMatchObject({ problem: { code: 'property-gone' } });
  });

  it('the first public day is not set when a second reading within the first sync ends the acquisition of a property', async () => {
    await storeInFirstSync(property(4, { property_status_id: 170239 }));
    const fetched_at = minuteOfYesterday(1);
    await catalog.client.call(UpsertProperties, {
      fetched_at,
      properties: [property(4)],
      is_first_sync: true,
    });
    expect(await firstPublicAt(4)).toBeNull();
  });
});
