import { type PropertyImage } from '@estate/contracts/property';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { keyOperation, type StoredImages } from '../property/give-keys.ts';
import { withoutKey } from '../property/image-keys.ts';
import { startWriter, type WriterUnderTest } from '../../test/writer-under-test.ts';

let writer: WriterUnderTest;
let lastId = 0;

beforeAll(async () => {
  writer = await startWriter();
});
afterAll(() => writer.close());

it.each([
  ['before it announces its write', 1],
  ['between its announcement and its write', 2],
])('an older reading does not write when a newer one finds nothing changed %s', async (_when, look) => {
  const id = (lastId += 1);
  await writer.write({ id, minute: 1, title: 'A' });
  let newer: string | undefined;
  const interruption = async () => (newer = await writer.write({ id, minute: 3, title: 'A' }));
  expect(await writer.write({ id, minute: 2, title: 'B' }, { [look]: interruption })).toBe('outdated');
  expect(newer).toBe('unchanged');
  expect(await writer.titleOf(id)).toBe('A');
  expect(await writer.properties.findById(id).lean()).toMatchObject({ pending_write: null });
});

it.each([1, 2])(
  'an older reading does not overwrite what a newer one writes meanwhile (look %d)',
  async (look) => {
    const id = (lastId += 1);
    await writer.write({ id, minute: 1, title: 'A' });
    const interruption = () => writer.write({ id, minute: 3, title: 'C' });
    expect(await writer.write({ id, minute: 2, title: 'B' }, { [look]: interruption })).toBe('outdated');
    expect(await writer.titleOf(id)).toBe('C');
  },
);

it('a newer reading overwrites what an older one writes meanwhile', async () => {
  for (const look of [1, 2]) {
    const id = (lastId += 1);
    await writer.write({ id, minute: 1, title: 'A' });
    let older: string | undefined;
    const interruption = async () => (older = await writer.write({ id, minute: 2, title: 'B' }));
    expect(await writer.write({ id, minute: 3, title: 'C' }, { [look]: interruption })).toBe('updated');
    // This reading arrived later but is older, and the newer one had been noted.
    expect(older).toBe('outdated');
    expect(await writer.titleOf(id)).toBe('C');
  }
});

it('the first readings of a property end with the newest', async () => {
  const id = (lastId += 1);
  const interruption = () => writer.write({ id, minute: 3, title: 'C' });
  expect(await writer.write({ id, minute: 2, title: 'B' }, { 1: interruption })).toBe('outdated');
  expect(await writer.titleOf(id)).toBe('C');
});

it('the same reading delivered twice at once is stored once', async () => {
  const id = (lastId += 1);
  await writer.write({ id, minute: 1, title: 'A' });
  const again = () => writer.write({ id, minute: 2, title: 'B' });
  const outcomes = await Promise.all([
    writer.write({ id, minute: 2, title: 'B' }, { 1: again, 2: again }),
    again(),
  ]);
  expect(outcomes.every((outcome) => outcome === 'updated' || outcome === 'unchanged')).toBe(true);
  expect(await writer.titleOf(id)).toBe('B');
});

describe('images of an earlier release, which have no key yet,', () => {
  const imagesOf = async (id: number) => {
    const stored = await writer.properties.findById(id).lean<StoredImages>();
    if (!stored) throw new Error('not stored');
    return stored;
  };
  const keyOf = async (id: number) => (await imagesOf(id)).images[0]?.access_key;
  const aKey = expect.stringMatching(/^[\w-]{16}$/);
  let id: number;
  let images: PropertyImage[];

  beforeEach(async () => {
    id = lastId += 1;
    const storage_path = `${id}/a.jpeg`;
    images = [{ id: 'a', title: null, position: 0, is_floorplan: false, storage_path, change_mark: 'm1' }];
    await writer.write({ id, minute: 1, title: 'A', images });
    expect(await keyOf(id)).toEqual(aKey);
    await writer.properties.updateOne({ _id: id }, { $set: { images: images.map(withoutKey) } });
    expect(await keyOf(id)).toBeUndefined();
  });

  it('get it once from two copies that read the same', async () => {
    const [one, other] = [keyOperation(await imagesOf(id)), keyOperation(await imagesOf(id))];
    await writer.properties.bulkWrite([one]);
    const given = await keyOf(id);
    const { modifiedCount } = await writer.properties.bulkWrite([other]);
    expect([given, modifiedCount]).toEqual([aKey, 0]);
    expect(await keyOf(id)).toBe(given);
  });

  it.each([1, 2])('keep what they get while a reading is being written (look %d)', async (look) => {
    let given: string | undefined;
    const interruption = async () => {
      await writer.properties.bulkWrite([keyOperation(await imagesOf(id))]);
      given = await keyOf(id);
    };
    const reading = { id, minute: 2, title: 'B', images };
    expect(await writer.write(reading, { [look]: interruption })).toBe('updated');
    expect(given).toEqual(aKey);
    expect(await keyOf(id)).toBe(given);
    expect(await writer.titleOf(id)).toBe('B');
  });

  it('are not put back as they were when a reading was faster', async () => {
    const late = keyOperation(await imagesOf(id));
    const changed = images.map((image) => ({ ...image, change_mark: 'm2' }));
    await writer.write({ id, minute: 2, title: 'A', images: changed });
    const { images: stored } = await imagesOf(id);
    await writer.properties.bulkWrite([late]);
    expect((await imagesOf(id)).images).toEqual(stored);
    expect(stored[0]).toMatchObject({ change_mark: 'm2', access_key: aKey });
  });

  it('get it from a reading that changes nothing', async () => {
    expect(await writer.write({ id, minute: 2, title: 'A', images })).toBe('unchanged');
    expect(await keyOf(id)).toEqual(aKey);
  });
});

describe('raw data', () => {
  const rawOf = async (id: number) => {
    const named = (await writer.properties.findById(id).lean())?.raw_data_id;
    const kept = await writer.rawData.find({ property_id: id }).lean();
    return { named: kept.find(({ _id }) => _id === named)?.raw_data, kept: kept.length };
  };

  it('stands apart from the property, once, and is replaced with it', async () => {
    const id = ++lastId;
    await writer.write({ id, minute: 1, title: 'eins', raw_data: { of: 1 } });
    expect(await rawOf(id)).toEqual({ named: { of: 1 }, kept: 1 });
    await writer.write({ id, minute: 2, title: 'zwei', raw_data: { of: 2 } });
    expect(await rawOf(id)).toEqual({ named: { of: 2 }, kept: 1 });
    await writer.write({ id, minute: 3, title: 'drei' });
    expect(await rawOf(id)).toEqual({ named: undefined, kept: 0 });
    expect(await writer.properties.findById(id).lean()).not.toHaveProperty('raw_data');
  });

  it('of an older reading that writes late never replaces that of a newer one', async () => {
    const id = ++lastId;
    await writer.write({ id, minute: 1, title: 'eins', raw_data: { of: 1 } });
    const newer = () => writer.write({ id, minute: 3, title: 'drei', raw_data: { of: 3 } });
    await writer.write({ id, minute: 2, title: 'zwei', raw_data: { of: 2 } }, { 2: newer });
    expect(await writer.titleOf(id)).toBe('drei');
    expect((await rawOf(id)).named).toEqual({ of: 3 });
  });

  it('that a crash left behind goes with a later write', async () => {
    const id = ++lastId;
    const hours = 60 * 60_000;
    const written_at = new Date(Date.now() - 2 * hours);
    await writer.rawData.create({ _id: `${id}:lost`, property_id: id, raw_data: { of: 0 }, written_at });
    await writer.write({ id, minute: 1, title: 'eins', raw_data: { of: 1 } });
    expect((await rawOf(id)).kept).toBe(2);
    await writer.write({ id, minute: 2, title: 'zwei', raw_data: { of: 2 } });
    expect(await rawOf(id)).toEqual({ named: { of: 2 }, kept: 1 });
  });

  it('of a record that an earlier release stored whole moves with the next reading', async () => {
    const id = ++lastId;
    await writer.write({ id, minute: 1, title: 'eins', raw_data: { of: 1 } });
    await writer.rawData.deleteMany({ property_id: id });
    const earlier = { raw_data: { of: 1 }, raw_data_id: null, content_hash: 'of the earlier layout' };
    await writer.properties.updateOne({ _id: id }, { $set: earlier });
    expect(await writer.write({ id, minute: 2, title: 'eins', raw_data: { of: 1 } })).toBe('updated');
    expect(await rawOf(id)).toEqual({ named: { of: 1 }, kept: 1 });
    expect(await writer.properties.findById(id).lean()).not.toHaveProperty('raw_data');
  });
});
