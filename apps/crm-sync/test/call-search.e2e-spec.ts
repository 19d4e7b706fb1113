import { DeletePropstackLogs, ListPropstackLogs } from '@estate/contracts/crm-sync/call-log';
import { eventually } from '@estate/test-kit/wait';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import { CallRetention } from '../src/call-log/call-log.ts';
import { type CallModel, callModel, type StoredCall } from '../src/call-log/call-log.schema.ts';
import { startedCrmSync } from './crm-sync-under-test.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.now();
const stored = (agoMs: number, about: Partial<StoredCall> = {}): StoredCall => ({
  created_at: new Date(now - agoMs),
  function_name: 'full-sync',
  request_type: 'GET',
  request_url: 'https://crm.example/v1/units',
  request_params: '{"page":"1"}',
  property_id: null,
  response_status: 200,
  response_data: JSON.stringify({ text: 'x'.repeat(16_000) }),
  error_message: null,
  duration_ms: agoMs,
  is_error: false,
  ...about,
});

const { crmSync } = await startedCrmSync({ properties: 1 });
const calls = crmSync.get<CallModel>(getModelToken(callModel.name));
type Query = Parameters<typeof list>[0];
const list = (query: {
  limit?: 25 | 50 | 100 | 200;
  errorsOnly?: boolean;
  function?: string;
  property?: number;
  from?: string;
  to?: string;
  before?: string;
}) => crmSync.client.call(ListPropstackLogs, query);
const ages = async (query: Query) => (await list(query)).items.map(({ duration_ms }) => duration_ms);
const at = (agoMs: number) => new Date(now - agoMs).toISOString();

beforeEach(async () => {
  await crmSync.client.call(DeletePropstackLogs, {});
});

describe('the search of the log of calls', () => {
  it('the log of CRM calls can be filtered by function, time and error, and by all of them together [S-7.4]', async () => {
    await calls.insertMany([
      stored(1_000),
      stored(2_000, { response_status: 500, is_error: true }),
      stored(3_000, { function_name: 'import-single-property' }),
      stored(4_000, { function_name: 'import-single-property', response_status: null, is_error: true }),
    ]);
    expect(await ages({})).toEqual([1_000, 2_000, 3_000, 4_000]);
    expect(await ages({ errorsOnly: true })).toEqual([2_000, 4_000]);
    expect(await ages({ function: 'import-single-property' })).toEqual([3_000, 4_000]);
    expect(await ages({ from: at(3_000), to: at(1_000) })).toEqual([2_000, 3_000]);
    const all = { errorsOnly: true, function: 'import-single-property', from: at(5_000), to: at(2_000) };
    expect(await ages(all)).toEqual([4_000]);
    expect(await ages({ ...all, function: 'unbekannt' })).toEqual([]);
  });

  it('the log of CRM calls can be filtered by property, for both versions of the API', async () => {
    const tests = [
      [4_812_007, 'v1'],
      [4_812_007, 'v2'],
      [4_812_020, 'v1'],
    ] as const;
    await Promise.all(tests.map(([id, version]) => crmSync.test(id, version)));
    const urls = async (property: number) => {
      const { items } = await list({ property });
      return items.map(({ request_url }) => new URL(request_url).pathname).sort();
    };
    await eventually(async () => expect((await list({})).items).toHaveLength(3));
    expect(await urls(4_812_007)).toEqual(['/v1/units/4812007', '/v2/properties/4812007']);
    expect(await urls(4_812_021)).toEqual([]);
  });

  it('the next page of the CRM call log neither repeats nor skips entries with the same time', async () => {
    await calls.insertMany(Array.from({ length: 60 }, (_, n) => stored(n < 40 ? 1_000 : 2_000)));
    const first = await list({ limit: 25 });
    const second = await list({ limit: 25, before: first.next! });
    const third = await list({ limit: 25, before: second.next! });
    expect(third.next).toBeNull();
    const ids = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(60);
  });

  it('a page of 200 entries of the CRM call log fits into one RPC answer, because the entries lack their responses', async () => {
    await calls.insertMany(Array.from({ length: 201 }, (_, n) => stored(n)));
    expect((await list({ limit: 200 })).items).toHaveLength(200);
  });
});

describe('the bounds of the log of calls', () => {
  it('the log of CRM calls is limited to 30 days and a number of entries, even without the TTL index of the store', async () => {
    const retention = crmSync.get(CallRetention);
    await calls.insertMany([1_000, 2_000, 3_000, 29 * day, 31 * day].map((ago) => stored(ago)));
    await retention.run();
    expect(await ages({})).toEqual([1_000, 2_000, 3_000, 29 * day]);
    await retention.run(2);
    expect(await ages({})).toEqual([1_000, 2_000]);
  });
});
