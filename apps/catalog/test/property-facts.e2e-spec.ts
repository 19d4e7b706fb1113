import { UpdatePropertyFields } from '@estate/contracts/catalog/property-fields';
import { RemoveProperties } from '@estate/contracts/catalog/property-removal';
import { SetWebsiteStatus } from '@estate/contracts/catalog/staff-list';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { image, minuteOfYesterday, property, startCatalog } from './catalog-under-test.ts';

const catalog = await startCatalog();
afterAll(() => catalog.close());

/** Status Akquise, which visitors do not see. */
const acquisition = { property_status_id: 170239 };
let id = 0;
beforeEach(async () => {
  id += 1;
  await catalog.takeFacts();
});

const at: unknown = expect.any(String);
const store = (fields: Parameters<typeof property>[1] = {}) => catalog.store(property(id, fields));
const setStatus = (website_status: 'aktiv' | 'inaktiv') =>
  catalog.client.call(SetWebsiteStatus, { ids: [id], website_status });
const remove = () =>
  catalog.client.call(RemoveProperties, {
    properties: [{ id, reason: 'deleted', checked_at: minuteOfYesterday(900) }],
  });

describe('property.published', () => {
  it('the event property.published is emitted with the cover when an import makes a property public, and not by later imports', async () => {
    await store(acquisition);
    expect(await catalog.takeFacts()).toEqual([]);
    await store({ images: [image('a')] });
    await store({ images: [image('a')], title: 'Anderer Titel' });
    const cover = { storage_path: `${id}/a.jpeg`, change_mark: 'm1' };
    expect(await catalog.takeFacts()).toEqual([{ name: 'property.published', id, at, cover }]);
  });

  it('the event property.published is emitted when a new property is public, and when staff switch it to aktiv again', async () => {
    await store();
    await setStatus('inaktiv');
    await setStatus('aktiv');
    const published = { name: 'property.published', id, at, cover: null };
    expect(await catalog.takeFacts()).toEqual([published, published]);
  });
});

describe('property.price-changed', () => {
  const changed = (before: number | null, after: number | null) => ({
    name: 'property.price-changed',
    ...{ id, at, before, after, currency: 'EUR' },
  });

  it('the event property.price-changed is emitted with the public prices by an import, and by an update of the price alone', async () => {
    await store({ price: 500_000 });
    await catalog.takeFacts();
    await store({ price: 480_000 });
    await catalog.client.call(UpdatePropertyFields, {
      fetched_at: minuteOfYesterday(800),
      properties: [{ id, price_on_inquiry: true }],
    });
    expect(await catalog.takeFacts()).toEqual([changed(500_000, 480_000), changed(480_000, null)]);
  });

  it('the event property.price-changed is not emitted for a property that visitors do not see', async () => {
    await store({ ...acquisition, price: 500_000 });
    await store({ ...acquisition, price: 480_000 });
    expect(await catalog.takeFacts()).toEqual([]);
  });
});

describe('property.removed', () => {
  it('the event property.removed is emitted once with the images of the property, by a removal and by an import of an archived property', async () => {
    const images = [{ storage_path: `${id}/a.jpeg`, change_mark: 'm1' }];
    await store({ images: [image('a')] });
    await catalog.takeFacts();
    await store({ images: [image('a')], removed_because: 'archived' });
    await store({ images: [image('a')] });
    await remove();
    await remove();
    const removed = { name: 'property.removed', id, at, images };
    expect(await catalog.takeFacts()).toEqual([
      removed,
      { name: 'property.published', id, at, cover: images[0] },
      removed,
    ]);
  });
});
