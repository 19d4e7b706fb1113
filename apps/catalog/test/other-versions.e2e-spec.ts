import { UpsertProperties } from '@estate/contracts/catalog/properties';
import { GetStaffRecord } from '@estate/contracts/catalog/staff-list';
import { afterAll, describe, expect, it } from '@jest/globals';
import { minuteOfYesterday, property, startCatalog } from './catalog-under-test.ts';

const catalog = await startCatalog();
afterAll(() => catalog.close());

const upsert = (id: number, ofMessage: object, ofProperty: object) => {
  const message = {
    fetched_at: minuteOfYesterday(id),
    properties: [{ ...property(id), ...ofProperty }],
    ...ofMessage,
  };
  return catalog.client.call(UpsertProperties, message);
};

describe('an upsert from another version of crm-sync', () => {
  it('an upsert of a newer crm-sync is stored without the fields that this version does not know', async () => {
    const { results } = await upsert(1, { added_later: true }, { added_later: { deep: [1] } });
    expect(results).toEqual([{ id: 1, outcome: 'created' }]);
    expect(await catalog.client.call(GetStaffRecord, { id: 1 })).not.toHaveProperty('added_later');
    expect(await catalog.takeEvents()).toEqual([[1]]);
  });

  it('an upsert that differs only in an unknown field leaves the property unchanged', async () => {
    await upsert(2, {}, {});
    const { results } = await upsert(2, { added_later: 1 }, { added_later: 1 });
    expect(results).toEqual([{ id: 2, outcome: 'unchanged' }]);
  });

  it('an upsert from a former crm-sync, without the latest optional fields, is stored', async () => {
    const { is_rehearsal, job } = UpsertProperties.input.shape;
    expect([is_rehearsal, job].map((field) => field.safeParse(undefined).success)).toEqual([true, true]);
    expect((await upsert(3, {}, {})).results).toEqual([{ id: 3, outcome: 'created' }]);
  });
});
