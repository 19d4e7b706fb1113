import { DeletePropstackLogs, GetPropstackLog, ListPropstackLogs } from '@estate/contracts/crm-sync/call-log';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { keyV1, keyV2, startedCrmSync } from './crm-sync-under-test.ts';

const { around, crmSync } = await startedCrmSync();
const firstId = () => around.sim.stock.all()[0]!.id;
const logs = async (errorsOnly = false) =>
  (await crmSync.client.call(ListPropstackLogs, { limit: 200, errorsOnly })).items;
const entry = (id: string) => crmSync.client.call(GetPropstackLog, { id });
const test = (propertyId: number, apiVersion: 'v1' | 'v2') => crmSync.test(propertyId, apiVersion);

beforeEach(async () => {
  around.sim.faults.clear();
  await crmSync.client.call(DeletePropstackLogs, {});
});

describe('the log of calls', () => {
  it('the log of CRM calls lists every call with all fields, newest first [S-3.13]', async () => {
    const id = firstId();
    await crmSync.importOne(id, false);
    await test(id, 'v2');
    const items = await logs();
    expect(items.map(({ function_name }) => function_name)).toEqual([
      'test-propstack-api',
      'import-single-property',
    ]);
    expect(items[1]).toMatchObject({
      request_url: `${around.sim.url}/v1/units/${id}`,
      request_params: { new: '1', expand: '1' },
      response_status: 200,
      error_message: null,
    });
    expect(Date.parse(items[1]!.created_at)).toBeLessThanOrEqual(Date.parse(items[0]!.created_at));
    expect(items[1]!.duration_ms).toBeGreaterThanOrEqual(0);
  });

  it('the log of CRM calls contains no API key and no person, and at most 16 KB of a response [S-3.13]', async () => {
    await crmSync.sync(false);
    for (const { id } of around.sim.stock.all().slice(0, 6)) await test(id, 'v2');
    await test(firstId(), 'v1');
    const items = await Promise.all((await logs()).map(({ id }) => entry(id)));
    expect(items.length).toBeGreaterThan(8);
    const all = JSON.stringify(items);
    for (const secret of [
      keyV1,
      keyV2,
      '@agentur.example',
      'Eigentümer ',
      '4711',
      '+49',
      'Claasen',
      ...around.sim.stock.all().map((unit) => unit.flat['token'] as string),
    ]) {
      expect(all).not.toContain(secret);
    }
    for (const { response_data } of items) {
      expect(Buffer.byteLength(JSON.stringify(response_data))).toBeLessThanOrEqual(16 * 1024);
    }
    expect(JSON.stringify(items.find(({ function_name }) => function_name === 'full-sync'))).toContain(
      '[gekürzt]',
    );
  });

  it('the log of CRM calls can be filtered by errors [S-7.4]', async () => {
    await test(firstId(), 'v1');
    await test(99, 'v1');
    around.sim.faults.add({ kind: 'rubbish', count: 1 });
    await test(firstId(), 'v1');
    expect(await logs()).toHaveLength(3);
    expect((await logs(true)).map(({ response_status }) => response_status)).toEqual([200, 404]);
  });

  it('a single entry of the CRM call log contains the response, the list does not', async () => {
    const id = firstId();
    await test(id, 'v2');
    const [item] = await logs();
    expect(item).not.toHaveProperty('response_data');
    expect(await entry(item!.id)).toMatchObject({ ...item, response_data: { id } });
    await crmSync.client.call(DeletePropstackLogs, {});
    await expect(entry(item!.id)).rejects.toMatchObject({
      problem: { code: 'not-found', detail: 'Dieser Eintrag wurde inzwischen gelöscht.' },
    });
  });

  it('the log of CRM calls can be emptied, and the number of deleted entries is returned [S-7.5]', async () => {
    await test(firstId(), 'v1');
    await test(firstId(), 'v2');
    expect(await crmSync.client.call(DeletePropstackLogs, {})).toMatchObject({ deleted: 2 });
    expect(await logs()).toEqual([]);
  });
});
