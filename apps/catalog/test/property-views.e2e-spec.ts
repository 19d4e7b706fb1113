import { SetWebsiteStatus } from '@estate/contracts/catalog/staff-list';
import { RemoveProperties } from '@estate/contracts/catalog/property-removal';
import { CountView, GetPropertyViews } from '@estate/contracts/catalog/property-views';
import { hamburgClock } from '@estate/domain/text/german-day';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createConnection } from 'mongoose';
import { type StoredViews } from '../src/views/property-views.schema.ts';
import { minuteOfYesterday, property, startCatalog } from './catalog-under-test.ts';

const catalog = await startCatalog();
const records = await createConnection(catalog.mongoUrl).asPromise();
await catalog.store(property(1), property(2), property(3), property(4), property(5));
afterAll(async () => {
  await records.close();
  await catalog.close();
});

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
const today = hamburgClock(Date.now()).date;
const count = (id: number) => catalog.client.call(CountView, { id });
const viewsOf = (id: number, from = '2000-01-01') => catalog.client.call(GetPropertyViews, { id, from });
const stored = () => records.collection<StoredViews>('property_views');

describe('the views of a property', () => {
  it('the page views of a property are one figure per day, also when many are counted at once', async () => {
    expect((await viewsOf(1)).counted_from).toBeNull();
    const counted = await Promise.all(Array.from({ length: 20 }, () => count(1)));
    expect(counted.every((answer) => answer.counted)).toBe(true);
    expect(await viewsOf(1)).toMatchObject({
      title: 'Wohnung 1',
      city: 'Hamburg',
      removed_at: null,
      counted_from: today,
      items: [{ day: today, views: 20 }],
    });
    await stored().insertOne({ property_id: 1, day: '2025-12-31', views: 3 });
    expect((await viewsOf(1)).items).toEqual([
      { day: '2025-12-31', views: 3 },
      { day: today, views: 20 },
    ]);
    expect((await viewsOf(1, today)).items).toEqual([{ day: today, views: 20 }]);
  });

  it('page views of a property that is not public are not counted', async () => {
    await catalog.client.call(SetWebsiteStatus, { ids: [2], website_status: 'inaktiv' });
    expect(await count(2)).toEqual({ counted: false });
    expect(await count(999)).toEqual({ counted: false });
    expect(await stored().countDocuments({ property_id: { $in: [2, 999] } })).toBe(0);
    await expect(viewsOf(999)).rejects.toMatchObject({ problem: { code: 'property-not-found' } });
  });

  it('the page views of a property are deleted after two years, or 30 days after the removal of the property [S-2.211]', async () => {
    await count(3);
    await count(4);
    await count(5);
    await stored().insertOne({ property_id: 4, day: '2023-11-01', views: 7 });
    await catalog.client.call(RemoveProperties, {
      properties: [{ id: 3, reason: 'deleted', checked_at: minuteOfYesterday(900) }],
    });
    expect(await viewsOf(3)).toMatchObject({ removed_at: minuteOfYesterday(900), items: [] });
    // The views of property 5, removed 31 days ago, are deleted. Those of property 3 are kept, because its recent
    // removal may be a mistake.
    await records
      .collection('properties')
      .updateOne({ property_status_id: 170241, title: 'Wohnung 5' }, { $set: { removed_at: daysAgo(31) } });
    const copy = await catalog.startSecondCopy();
    await eventually(async () => {
      const left = await stored()
        .find({ property_id: { $in: [3, 4, 5] } })
        .sort({ property_id: 1 })
        .toArray();
      expect(left.map(({ property_id, day }) => [property_id, day])).toEqual([
        [3, today],
        [4, today],
      ]);
    });
    await copy.close();
  });
});
