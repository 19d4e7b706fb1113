import { afterAll, describe, expect, it } from '@jest/globals';
import { type CatalogChanges } from '../property/catalog-changes.ts';
import { PropertyRemovalService } from './property-removal.service.ts';
import { startWriter } from '../../test/writer-under-test.ts';

let lastId = 0;

const writer = await startWriter();
afterAll(() => writer.close());

it('an older CRM reading of a property is not stored if a newer one finds nothing changed meanwhile', async () => {
  const id = (lastId += 1);
  await writer.write({ id, minute: 1, title: 'A' });
  let newer: string | undefined;
  const interruption = async () => (newer = await writer.write({ id, minute: 3, title: 'A' }));
  expect(await writer.write({ id, minute: 2, title: 'B' }, interruption)).toBe('outdated');
  expect(newer).toBe('unchanged');
  expect(await writer.titleOf(id)).toBe('A');
});

it('an older CRM reading of a property does not overwrite what a newer one writes meanwhile', async () => {
  const id = (lastId += 1);
  await writer.write({ id, minute: 1, title: 'A' });
  const interruption = () => writer.write({ id, minute: 3, title: 'C' });
  expect(await writer.write({ id, minute: 2, title: 'B' }, interruption)).toBe('outdated');
  expect(await writer.titleOf(id)).toBe('C');
});

it.each(['A', 'C'])(
  'a newer CRM reading of a property with the title %s overwrites what an older one writes meanwhile',
  async (title) => {
    const id = (lastId += 1);
    await writer.write({ id, minute: 1, title: 'A' });
    let older: string | undefined;
    const interruption = async () => (older = await writer.write({ id, minute: 2, title: 'B' }));
    expect(await writer.write({ id, minute: 3, title }, interruption)).toBe('updated');
    expect(older).toBe('updated');
    expect(await writer.titleOf(id)).toBe(title);
    expect(await writer.write({ id, minute: 2, title: 'B' })).toBe('outdated');
  },
);

it('a newer CRM reading without images does not remove the images that an older one stores meanwhile', async () => {
  const id = (lastId += 1);
  await writer.write({ id, minute: 1, title: 'A' });
  const image = { id: 'a', title: null, position: 0, is_floorplan: false };
  const images = [{ ...image, storage_path: `${id}/a.jpeg`, change_mark: 'm1' }];
  const interruption = () => writer.write({ id, minute: 2, title: 'A', images });
  expect(await writer.write({ id, minute: 3, title: 'B', images: null }, interruption)).toBe('updated');
  expect(await writer.properties.findById(id).lean()).toMatchObject({ title: 'B', images });
});

it('of two first CRM readings of a property that are stored at the same time, the newer one is kept', async () => {
  const id = (lastId += 1);
  const interruption = () => writer.write({ id, minute: 3, title: 'C' });
  expect(await writer.write({ id, minute: 2, title: 'B' }, interruption)).toBe('outdated');
  expect(await writer.titleOf(id)).toBe('C');
});

it('the first CRM reading of a property, delivered twice at once, creates the property once', async () => {
  const id = (lastId += 1);
  const again = () => writer.write({ id, minute: 2, title: 'B' });
  const outcomes = await Promise.all([again(), again()]);
  expect(outcomes.toSorted()).toEqual(['created', 'unchanged']);
});

it('a CRM reading of a known property, delivered twice at once, is stored once', async () => {
  const id = (lastId += 1);
  await writer.write({ id, minute: 1, title: 'A' });
  const again = () => writer.write({ id, minute: 2, title: 'B' });
  expect(await writer.write({ id, minute: 2, title: 'B' }, again)).toBe('unchanged');
  expect(await writer.titleOf(id)).toBe('B');
  expect((await writer.history.entriesOf(id)).items).toHaveLength(2);
});

describe('a removal while a reading is being written', () => {
  const removed = async (id: number) => (await writer.properties.findById(id).lean())?.removed_because;
  const remove = async (id: number, minute: number) => {
    const publish = () => Promise.resolve();
    const removal = new PropertyRemovalService(
      writer.properties,
      { publish } as unknown as CatalogChanges,
      writer.history,
    );
    const checked_at = writer.at(minute).toISOString();
    return (await removal.remove([{ id, reason: 'deleted', checked_at }], undefined)).removed;
  };

  it.each(['A', 'B'])(
    'the removal of a property during a write is undone by a newer CRM reading with the title %s',
    async (title) => {
      const id = (lastId += 1);
      await writer.write({ id, minute: 1, title: 'A' });
      let removedIds: number[] = [];
      const interruption = async () => (removedIds = await remove(id, 2));
      expect(await writer.write({ id, minute: 3, title }, interruption)).toBe('updated');
      expect([removedIds, await removed(id), await writer.titleOf(id)]).toEqual([[id], null, title]);
    },
  );

  it.each(['A', 'B'])(
    'the removal of a property during a write is not undone by an older CRM reading with the title %s',
    async (title) => {
      const id = (lastId += 1);
      await writer.write({ id, minute: 1, title: 'A' });
      expect(await writer.write({ id, minute: 2, title }, () => remove(id, 3))).toBe('outdated');
      expect([await removed(id), await writer.titleOf(id)]).toEqual(['deleted', 'A']);
      expect(await writer.update(id, 2, true)).toBe('outdated');
    },
  );
});

describe('raw data', () => {
  const rawOf = async (id: number) => {
    const named = (await writer.properties.findById(id).lean())?.raw_data_id;
    const rawData = await writer.rawData.find({ property_id: id }).lean();
    return { named: rawData.find(({ _id }) => _id === named)?.raw_data, count: rawData.length };
  };

  it('the raw CRM data of a property are stored once, outside its record, and replaced together with the record', async () => {
    const id = ++lastId;
    await writer.write({ id, minute: 1, title: 'eins', raw_data: { of: 1 } });
    expect(await rawOf(id)).toEqual({ named: { of: 1 }, count: 1 });
    await writer.write({ id, minute: 2, title: 'zwei', raw_data: { of: 2 } });
    expect(await rawOf(id)).toEqual({ named: { of: 2 }, count: 1 });
    await writer.write({ id, minute: 3, title: 'drei' });
    expect(await rawOf(id)).toEqual({ named: undefined, count: 0 });
  });

  it('raw CRM data that an older reading writes late never replace those of a newer one', async () => {
    const id = ++lastId;
    await writer.write({ id, minute: 1, title: 'eins', raw_data: { of: 1 } });
    const newer = () => writer.write({ id, minute: 3, title: 'drei', raw_data: { of: 3 } });
    await writer.write({ id, minute: 2, title: 'zwei', raw_data: { of: 2 } }, newer);
    expect(await writer.titleOf(id)).toBe('drei');
    expect((await rawOf(id)).named).toEqual({ of: 3 });
  });
});
