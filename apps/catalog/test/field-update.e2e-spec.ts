import { ListProperties, UpsertProperties } from '@estate/contracts/catalog/properties';
import { GetStaffRecord } from '@estate/contracts/catalog/staff-list';
import { type StaffRecord } from '@estate/contracts/catalog/staff-row';
import { UpdatePropertyFields } from '@estate/contracts/catalog/property-fields';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { minuteOfYesterday, property, startCatalog } from './catalog-under-test.ts';

let lastId = 0;
const newId = () => (lastId += 1);

/** Stores single fields, as fetched from the CRM in this minute. */
const update = async (minute: number, ...properties: Parameters<typeof asInput>) =>
  (
    await catalog.client.call(UpdatePropertyFields, {
      fetched_at: minuteOfYesterday(minute),
      properties: asInput(...properties),
    })
  ).results.map(({ outcome }) => outcome);
const asInput = (
  ...properties: { id: number; price_on_inquiry?: boolean | null; optional_fields?: typeof pool | null }[]
) => properties;
const pool = [{ key: 'pool', name: 'Pool', value: true as unknown }];
const read = async (minute: number, ...properties: ReturnType<typeof property>[]) =>
  (
    await catalog.client.call(UpsertProperties, { fetched_at: minuteOfYesterday(minute), properties })
  ).results.map(({ outcome }) => outcome);
const record = (id: number): Promise<StaffRecord> => catalog.client.call(GetStaffRecord, { id });

const catalog = await startCatalog();
beforeEach(() => catalog.takeEvents());
afterAll(() => catalog.close());

describe('an update of single fields', () => {
  it('an update of property fields writes these fields once and emits an event of the change', async () => {
    const [one, other] = [newId(), newId()];
    await read(1, property(one), property(other, { price_on_inquiry: true }));
    const before = await record(one);
    expect(await catalog.takeEvents()).toEqual([[one, other]]);
    const fields = [
      { id: one, price_on_inquiry: true },
      { id: other, price_on_inquiry: true },
      { id: 9_999, price_on_inquiry: true },
    ];
    expect(await update(2, ...fields)).toEqual(['updated', 'unchanged', 'unknown']);
    const { imported_at, ...after } = await record(one);
    expect(imported_at > before.imported_at).toBe(true);
    expect({ ...after, imported_at: before.imported_at }).toEqual({ ...before, price_on_inquiry: true });
    expect(await catalog.takeEvents()).toEqual([[one]]);
    expect(await update(3, ...fields)).toEqual(['unchanged', 'unchanged', 'unknown']);
    await expect(record(9_999)).rejects.toMatchObject({ problem: { code: 'property-not-found' } });
  });

  it('a home to let whose rent is updated to "on request" is not found by its warm rent any more', async () => {
    const id = newId();
    await read(1, property(id, { marketing_type: 'RENT', base_rent: 700, total_rent: 777 }));
    const found = async () => {
      const query = { deal: 'rent', warm_max: 800, sort: 'warm_asc' } as const;
      return (await catalog.client.call(ListProperties, query)).items.map((item) => item.id);
    };
    expect(await found()).toEqual([id]);
    await update(2, { id, price_on_inquiry: true });
    expect(await found()).toEqual([]);
  });

  it('a property whose price is updated to "on request" is not found by a price filter any more', async () => {
    const id = newId();
    await read(1, property(id, { price: 123_456_789 }));
    const found = async () => {
      const query = { deal: 'buy', price_min: 123_000_000 } as const;
      return (await catalog.client.call(ListProperties, query)).items.map((item) => item.id);
    };
    expect(await found()).toEqual([id]);
    await update(2, { id, price_on_inquiry: true });
    expect(await found()).toEqual([]);
  });

  it('an update of one property field does not change the other one, and can clear its own', async () => {
    const id = newId();
    await read(1, property(id, { price_on_inquiry: true }));
    expect(await update(2, { id, optional_fields: pool })).toEqual(['updated']);
    expect(await record(id)).toMatchObject({ price_on_inquiry: true, optional_fields: pool });
    expect(await update(3, { id, optional_fields: null })).toEqual(['updated']);
    expect((await record(id)).optional_fields).toBeNull();
  });
});

describe('an import and an update at the same time', () => {
  it('an older import overwrites all property fields except the one that was updated later', async () => {
    const id = newId();
    await read(1, property(id));
    await update(3, { id, price_on_inquiry: true });
    expect(await read(2, property(id, { title: 'Neu', price_on_inquiry: false }))).toEqual(['updated']);
    expect(await record(id)).toMatchObject({ title: 'Neu', price_on_inquiry: true });
  });

  it('an older import does not overwrite a property field that a later update found unchanged', async () => {
    const id = newId();
    await read(1, property(id, { price_on_inquiry: true }));
    expect(await update(3, { id, price_on_inquiry: true })).toEqual(['unchanged']);
    await read(2, property(id, { title: 'Neu', price_on_inquiry: false }));
    expect(await record(id)).toMatchObject({ title: 'Neu', price_on_inquiry: true });
  });

  it('a newer import overwrites an updated property field, also with the value before the update', async () => {
    const id = newId();
    await read(1, property(id));
    await update(2, { id, price_on_inquiry: true });
    expect(await read(3, property(id))).toEqual(['updated']);
    expect((await record(id)).price_on_inquiry).toBeNull();
    expect(await update(2, { id, price_on_inquiry: true })).toEqual(['outdated']);
    expect((await record(id)).price_on_inquiry).toBeNull();
  });

  it('an update of a property field is refused if it is older than the stored value', async () => {
    const id = newId();
    await read(1, property(id));
    await update(3, { id, price_on_inquiry: true });
    expect(await update(2, { id, price_on_inquiry: false })).toEqual(['outdated']);
    expect(await update(2, { id, optional_fields: pool })).toEqual(['updated']);
    expect(await record(id)).toMatchObject({ price_on_inquiry: true, optional_fields: pool });
  });

  it('imports and updates of a property end with the newest value of every field, in any order of arrival', async () => {
    const ids = Array.from({ length: 20 }, newId);
    await read(0, ...ids.map((id) => property(id)));
    const imports = [1, 3, 5, 7].map((minute) =>
      read(minute, ...ids.map((id) => property(id, { title: `Stand ${minute}`, price_on_inquiry: false }))),
    );
    const updates = [2, 4, 8, 6].map((minute) =>
      update(minute, ...ids.map((id) => ({ id, price_on_inquiry: minute === 8 }))),
    );
    await Promise.all([...updates, ...imports]);
    const stored = await Promise.all(ids.map(record));
    const state = stored.map(({ title, price_on_inquiry }) => `${title ?? ''} ${String(price_on_inquiry)}`);
    expect(new Set(state)).toEqual(new Set(['Stand 7 true']));
  });
});
