import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { TestPropstackApi } from '@estate/contracts/crm-sync/api-test';
import { DeletePropstackLogs, ListPropstackLogs } from '@estate/contracts/crm-sync/call-log';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { startCrmSync, startedCrmSync } from './crm-sync-under-test.ts';

const { around, crmSync } = await startedCrmSync({}, {}, { requestTimeoutMs: 800 });
const firstId = () => around.sim.stock.all()[0]!.id;
const logs = async () =>
  (await crmSync.client.call(ListPropstackLogs, { limit: 200, errorsOnly: false })).items;
const jsonOf = ({ text = '' }: { text?: string | undefined }) => JSON.parse(text) as Record<string, unknown>;
const test = (propertyId: number, apiVersion: 'v1' | 'v2') => crmSync.test(propertyId, apiVersion);

beforeEach(async () => {
  around.sim.faults.clear();
  await crmSync.client.call(DeletePropstackLogs, {});
});

describe('the API tester', () => {
  it('the API tester shows a CRM object of API version 1 as the CRM sends it, requested with expand=1 [S-3.15]', async () => {
    const id = firstId();
    const result = await test(id, 'v1');
    expect(result).toMatchObject({
      success: true,
      apiVersion: 'v1',
      endpoint: `${around.sim.url}/v1/units/${id}`,
      queryParams: { expand: '1' },
      statusCode: 200,
    });
    expect(jsonOf(result)).toMatchObject({ id, title: { label: 'Überschrift' } });
    expect(result.error).toBeUndefined();
    expect(result.duration).toBeGreaterThanOrEqual(0);
  });

  it('the API tester shows a CRM object of API version 2 with plain values [S-3.15]', async () => {
    const result = await test(firstId(), 'v2');
    expect(result).toMatchObject({ success: true, apiVersion: 'v2', queryParams: {}, statusCode: 200 });
    expect(jsonOf(result)['title']).toEqual(expect.any(String));
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
    'the API tester shows a CRM call with the fault %s (%s) after one attempt, and the call is logged',
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

  it.each(['', '0', 'abc', 1.5, -3])('the API tester refuses the invalid id %j', async (propertyId) => {
    await expect(
      crmSync.client.call(TestPropstackApi, { propertyId, apiVersion: 'v1' }),
    ).rejects.toMatchObject({ problem: { code: 'invalid-input', errors: [{ field: 'propertyId' }] } });
  });

  it('the API tester reports a missing key for API version 2', async () => {
    const without = await startCrmSync(around, { PROPSTACK_API_KEY_V2: '' });
    expect(await without.test(1, 'v2')).toMatchObject({
      success: false,
      statusCode: null,
      error: 'Für die API V2 ist kein Schlüssel hinterlegt.',
    });
    await without.close();
  });

  it('the API tester returns the JSON of the CRM unchanged, to the last character [S-2.193]', async () => {
    const sent = '{"id": 12345678901234567890, "rooms": 1.0, "price": 1, "price": 2}';
    const crm = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(sent),
    ).listen(0, '127.0.0.1');
    await once(crm, 'listening');
    const { port } = crm.address() as AddressInfo;
    const other = await startCrmSync(around, { PROPSTACK_BASE_URL: `http://127.0.0.1:${port}` });
    expect((await other.test(1, 'v1')).text).toBe(sent);
    await other.close();
    crm.closeAllConnections();
    crm.close();
  });

  it('the API tester returns a CRM response of 850 KB completely, and omits one of more than 900 KB [S-3.15]', async () => {
    const id = firstId();
    around.sim.stock.touch({ id, fields: { long_description_note: 'x'.repeat(850_000) } });
    const whole = await test(id, 'v2');
    expect(whole.success).toBe(true);
    expect(whole.text?.length).toBeGreaterThan(850_000);
    around.sim.stock.touch({ id, fields: { long_description_note: 'ä'.repeat(460_800) } });
    const { text, ...result } = await test(id, 'v2');
    expect(text).toBeUndefined();
    expect(result).toMatchObject({
      success: false,
      statusCode: 200,
      error: 'Die Antwort ist zu groß, um hier gezeigt zu werden.',
    });
    around.sim.stock.reset();
  });
});
