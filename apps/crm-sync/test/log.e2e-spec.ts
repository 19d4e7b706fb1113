import { DeletePropstackLogs, GetPropstackLog, ListPropstackLogs } from '@estate/contracts/call-log';
import { TestPropstackApi } from '@estate/contracts/crm-sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  keyV1,
  keyV2,
  startCrmSync,
  startSurroundings,
  type CrmSyncUnderTest,
  type Surroundings,
} from './crm-sync-under-test.ts';

let around: Surroundings;
let crmSync: CrmSyncUnderTest;
const firstId = () => around.sim.stock.all()[0]!.id;
const logs = async (errorsOnly = false) =>
  (await crmSync.client.call(ListPropstackLogs, { limit: 200, errorsOnly })).items;
const entry = (id: string) => crmSync.client.call(GetPropstackLog, { id });
const test = (propertyId: number, apiVersion: 'v1' | 'v2') =>
  crmSync.client.call(TestPropstackApi, { propertyId, apiVersion });

beforeAll(async () => {
  around = await startSurroundings();
  crmSync = await startCrmSync(around);
});
beforeEach(async () => {
  around.sim.faults.clear();
  await crmSync.client.call(DeletePropstackLogs, {});
});
afterAll(async () => {
  await crmSync.close();
  await around.close();
});

describe('the API tester', () => {
  it('shows an object of V1 as the CRM sends it, with expand=1', async () => {
    const id = firstId();
    const result = await test(id, 'v1');
    expect(result).toMatchObject({
      success: true,
      apiVersion: 'v1',
      endpoint: `${around.sim.url}/v1/units/${id}`,
      queryParams: { expand: '1' },
      statusCode: 200,
      data: { id, title: { label: 'Überschrift' } },
    });
    expect(result.error).toBeUndefined();
    expect(result.duration).toBeGreaterThanOrEqual(0);
  });

  it('shows one of V2 with plain values', async () => {
    const result = await test(firstId(), 'v2');
    expect(result).toMatchObject({ success: true, apiVersion: 'v2', queryParams: {}, statusCode: 200 });
    expect((result.data as Record<string, unknown>)['title']).toEqual(expect.any(String));
  });

  it.each([
    [
      'an unknown object',
      'v1',
      undefined,
      404,
      /HTTP 404: Property mit der id=99 konnte nicht gefunden werden/,
    ],
    ['an unknown object', 'v2', undefined, 404, /HTTP 404: Property not found/],
    ['a refused key', 'v1', 'key-refused', 401, /abgelehnt.*API-Key besitzt nicht genügend Rechte/],
    ['a redirect', 'v2', 'html-redirect', 302, /unlesbare Antwort/],
    ['rubbish', 'v1', 'rubbish', 200, /unlesbare Antwort/],
    ['a fault', 'v2', 'server-error', 500, /überlastet oder gestört/],
    ['silence', 'v1', 'hang', null, /nicht erreichbar/],
  ] as const)(
    'gives %s (%s) as a result after one try, and logs it',
    async (_what, version, kind, status, error) => {
      if (kind) around.sim.faults.add({ kind, count: 1 });
      const result = await test(99, version);
      expect(result).toMatchObject({
        success: false,
        statusCode: status,
        error: expect.stringMatching(error),
      });
      const [entry, ...more] = await logs();
      expect(more).toEqual([]);
      expect(entry).toMatchObject({
        function_name: 'test-propstack-api',
        request_type: 'GET',
        response_status: status,
        error_message: result.error,
      });
    },
  );

  it.each(['', '0', 'abc', 1.5, -3])('refuses the id %j', async (propertyId) => {
    await expect(
      crmSync.client.call(TestPropstackApi, { propertyId, apiVersion: 'v1' }),
    ).rejects.toMatchObject({
      problem: { code: 'invalid-input', status: 400 },
    });
  });

  it('says that there is no key for V2', async () => {
    const without = await startCrmSync(around, { PROPSTACK_API_KEY_V2: '' });
    expect(await without.client.call(TestPropstackApi, { propertyId: 1, apiVersion: 'v2' })).toMatchObject({
      success: false,
      statusCode: null,
      error: 'Für die API V2 ist kein Schlüssel hinterlegt.',
    });
    await without.close();
  });
});

describe('the log of calls', () => {
  it('holds every call, the newest first, with all fields', async () => {
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

  it('keeps no key and no person, and at most 16 KB of an answer', async () => {
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

  it('shows errors only, if asked', async () => {
    await test(firstId(), 'v1');
    await test(99, 'v1');
    around.sim.faults.add({ kind: 'rubbish', count: 1 });
    await test(firstId(), 'v1');
    expect(await logs()).toHaveLength(3);
    expect((await logs(true)).map(({ response_status }) => response_status)).toEqual([200, 404]);
  });

  it('tells the answer of a call with its entry, and not in the list', async () => {
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

  it('is emptied, and says how much that was', async () => {
    await test(firstId(), 'v1');
    await test(firstId(), 'v2');
    expect(await crmSync.client.call(DeletePropstackLogs, {})).toEqual({ deleted: 2 });
    expect(await logs()).toEqual([]);
  });
});
