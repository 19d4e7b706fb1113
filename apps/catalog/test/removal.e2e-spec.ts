import {
  GetImageAccess,
  GetLeadProperty,
  GetProperty,
  ListImageMarks,
  ListLatest,
  ListProperties,
  ListPropertyIds,
  ListPublicPages,
  UpsertProperties,
} from '@estate/contracts/catalog/properties';
import {
  GetStaffRecord,
  GetStockOverview,
  ListForStaff,
  SetWebsiteStatus,
} from '@estate/contracts/catalog/staff-list';
import { GetPropertyHistory } from '@estate/contracts/catalog/property-history';
import { NameProperties, RemoveProperties } from '@estate/contracts/catalog/property-removal';
import { type RemovalReason } from '@estate/domain/property/removal-reasons';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { image, minuteOfYesterday, property, startCatalog } from './catalog-under-test.ts';

let id = 0;
const catalog = await startCatalog();
beforeEach(() => {
  id += 10;
});
afterAll(() => catalog.close());

const publicProperty = (n: number) => property(n, { images: [image('1')] });
const read = (minute: number, more: { removed_because?: RemovalReason; title?: string } = {}) =>
  catalog.client.call(UpsertProperties, {
    fetched_at: minuteOfYesterday(minute),
    properties: [{ ...publicProperty(id), ...more }],
  });
const job = { id: '7d9f4a52-8f36-4c1a-9d53-2f6f0f1a7b11', kind: 'full-sync' as const };
const remove = async (minute: number, reason: RemovalReason = 'deleted') => {
  const properties = [{ id, reason, checked_at: minuteOfYesterday(minute) }];
  return (await catalog.client.call(RemoveProperties, { properties, job })).removed;
};
const record = () => catalog.client.call(GetStaffRecord, { id });
const publicIds = async () => {
  const [latest, page, pages, images] = await Promise.all([
    catalog.client.call(ListLatest, {}),
    catalog.client.call(ListProperties, { page: 1, page_size: 24 }),
    catalog.client.call(ListPublicPages, {}),
    catalog.client.call(GetImageAccess, { id }),
  ]);
  return [
    ...[latest.items, page.items, pages.items].map((items) => items.some((one) => one.id === id)),
    images.images.length > 0,
  ];
};

describe('a removed property', () => {
  it('a removed property is on no public page, and its own page answers that it is gone', async () => {
    await read(1);
    await catalog.takeEvents();
    expect(await publicIds()).toEqual([true, true, true, true]);
    const before = await catalog.client.call(GetStockOverview, {});
    expect(await remove(2)).toEqual([id]);
    expect(await publicIds()).toEqual([false, false, false, false]);
    await expect(catalog.client.call(GetProperty, { id })).rejects.toMatchObject({
      problem: { code: 'property-gone', status: 410 },
    });
    expect(await catalog.client.call(GetLeadProperty, { id })).toMatchObject({
      is_public: false,
      is_gone: true,
    });
    const { ids } = await catalog.client.call(ListPropertyIds, { after: id - 1 });
    expect(ids).not.toContain(id);
    const { marks, removed } = await catalog.client.call(ListImageMarks, { after: id - 1 });
    expect([marks[`${id}/1.jpeg`], removed]).toEqual(['m1', [`${id}/1.jpeg`]]);
    const after = await catalog.client.call(GetStockOverview, {});
    expect([before.total - after.total, before.public - after.public]).toEqual([1, 1]);
    expect(await catalog.takeEvents()).toEqual([[id]]);
  });

  it('staff see why a removed property is not online, find it by a filter, and its history names the removal', async () => {
    await read(1);
    await remove(2, 'archived');
    expect((await record()).hidden_by).toEqual(['archived']);
    const { items } = await catalog.client.call(ListForStaff, {
      finding: 'removed',
      q: String(id),
      page: 1,
      page_size: 100,
    });
    expect(items.map((row) => [row.id, row.hidden_by])).toContainEqual([id, ['archived']]);
    const [newest] = (await catalog.client.call(GetPropertyHistory, { id })).items;
    expect(newest).toMatchObject({
      source: 'removal',
      job,
      changes: [{ field: 'removed_because', before: null, after: 'archived' }],
    });
  });

  it.each(['aktiv', 'inaktiv'] as const)(
    'a removed property that is imported again has its former website status %s, images and access keys',
    async (status) => {
      await read(1);
      await catalog.client.call(SetWebsiteStatus, { ids: [id], website_status: status });
      const images = (await record()).images;
      const keys = (await catalog.client.call(GetImageAccess, { id })).images;
      await remove(2);
      await catalog.takeEvents();
      expect((await read(3)).results).toEqual([{ id, outcome: 'updated' }]);
      const back = await record();
      expect([back.website_status, back.images]).toEqual([status, images]);
      expect(back.hidden_by).toEqual(status === 'aktiv' ? [] : ['inaktiv']);
      expect((await catalog.client.call(GetImageAccess, { id })).images).toEqual(keys);
      expect(await catalog.takeEvents()).toEqual([[id]]);
      expect((await read(4)).results).toEqual([{ id, outcome: 'unchanged' }]);
    },
  );

  it('a removed property is not public again while imports mark it as archived', async () => {
    await read(1);
    await remove(2, 'archived');
    await read(3, { removed_because: 'archived', title: 'Anders' });
    expect(await record()).toMatchObject({ title: 'Anders', hidden_by: ['archived'] });
  });

  it('a property is removed by an import that marks it as removed, and public again after the next one without the mark', async () => {
    await read(1);
    expect((await read(2, { removed_because: 'archived' })).results).toEqual([{ id, outcome: 'updated' }]);
    expect((await record()).hidden_by).toEqual(['archived']);
    expect(await publicIds()).toEqual([false, false, false, false]);
    await expect(catalog.client.call(GetProperty, { id })).rejects.toMatchObject({
      problem: { code: 'property-gone' },
    });
    expect((await read(3, { removed_because: 'archived' })).results).toEqual([{ id, outcome: 'unchanged' }]);
    await read(4);
    expect((await record()).hidden_by).toEqual([]);
  });

  it('a property that is archived or not public at its first import counts as never public', async () => {
    await read(1, { removed_because: 'nonpublic' });
    expect((await record()).hidden_by).toEqual(['nonpublic']);
    await expect(catalog.client.call(GetProperty, { id })).rejects.toMatchObject({
      problem: { code: 'property-not-found' },
    });
  });

  it('the repeated removal of a property changes nothing', async () => {
    await read(1);
    expect([await remove(2), await remove(2), await remove(3)]).toEqual([[id], [], []]);
    expect((await catalog.client.call(GetPropertyHistory, { id })).items).toHaveLength(2);
  });
});

describe('of a removal and a reading', () => {
  it('of a removal and an import of a property the newer one wins, in any order of arrival', async () => {
    await read(5);
    expect(await remove(4)).toEqual([]);
    expect((await record()).hidden_by).toEqual([]);
    expect(await remove(6)).toEqual([id]);
    expect((await read(5)).results).toEqual([{ id, outcome: 'outdated' }]);
    expect((await record()).hidden_by).toEqual(['deleted']);
  });

  it('of a removal and an import of a property that arrive at the same moment the newer one wins', async () => {
    for (let round = 0; round < 20; round += 1) {
      const minute = 10 + round * 4;
      const isReadingNewer = round % 2 === 0;
      const title = round % 3 === 0 ? `Runde ${round}` : 'Gleich';
      await read(minute, { title: 'Gleich' });
      await Promise.all([remove(minute + 2), read(minute + (isReadingNewer ? 3 : 1), { title })]);
      expect((await record()).hidden_by).toEqual(isReadingNewer ? [] : ['deleted']);
    }
  });

  it('the removal of a property is refused if its time is in the future', async () => {
    await read(1);
    await expect(remove(3 * 24 * 60)).rejects.toMatchObject({ problem: { code: 'invalid-input' } });
    expect((await record()).hidden_by).toEqual([]);
  });
});

it('the titles of properties are found by their ids; unknown ids are left out', async () => {
  await read(1);
  const { items } = await catalog.client.call(NameProperties, { ids: [id, 999_999] });
  expect(items).toEqual([{ id, title: `Wohnung ${id}` }]);
});
