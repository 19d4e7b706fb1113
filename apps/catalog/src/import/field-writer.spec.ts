import { afterAll, beforeEach, expect, it } from '@jest/globals';
import { startWriter } from '../../test/writer-under-test.ts';

let id = 0;

/** Stores all fields of the property, as fetched from the CRM in this minute. */
const read = (minute: number, title: string, interruption?: () => Promise<unknown>) =>
  writer.write({ id, minute, title, price_on_inquiry: false }, interruption);
/** Stores the single field, as fetched from the CRM in this minute. */
const update = (minute: number, isOnInquiry = true, interruption?: () => Promise<unknown>) =>
  writer.update(id, minute, isOnInquiry, interruption);
const storedProperty = async () => {
  const found = await writer.properties.findById(id).lean();
  return [found?.title, found?.price_on_inquiry];
};

const writer = await startWriter();
beforeEach(() => {
  id += 1;
});
afterAll(() => writer.close());

it('an older update of a property field is not stored if a newer import found nothing changed', async () => {
  await read(1, 'A');
  let newer: string | undefined;
  expect(await update(2, true, async () => (newer = await read(3, 'A')))).toBe('outdated');
  expect(newer).toBe('unchanged');
  expect(await storedProperty()).toEqual(['A', false]);
});

it('an older update of a property field does not overwrite the value of a newer import', async () => {
  await read(1, 'A');
  expect(await update(2, true, () => read(3, 'B'))).toBe('outdated');
  expect(await storedProperty()).toEqual(['B', false]);
});

it('an older import does not overwrite a property field that a newer update writes meanwhile', async () => {
  await read(1, 'A');
  expect(await read(2, 'B', () => update(3))).toBe('updated');
  expect(await storedProperty()).toEqual(['B', true]);
});

it('an older import does not overwrite a property field that a newer update finds unchanged meanwhile', async () => {
  await writer.write({ id, minute: 1, title: 'A', price_on_inquiry: true });
  let newer: string | undefined;
  expect(await read(2, 'B', async () => (newer = await update(3)))).toBe('updated');
  expect(newer).toBe('unchanged');
  expect(await storedProperty()).toEqual(['B', true]);
});

it.each(['updated', 'unchanged'])(
  'of two updates of a property field the newer one wins, also where the older one is %s',
  async (outcome) => {
    await writer.write({ id, minute: 1, title: 'A', price_on_inquiry: outcome === 'unchanged' });
    let older: string | undefined;
    expect(await update(3, false, async () => (older = await update(2, true)))).not.toBe('outdated');
    expect(older).toBe(outcome);
    expect(await update(2, true)).toBe('outdated');
    expect(await storedProperty()).toEqual(['A', false]);
  },
);
