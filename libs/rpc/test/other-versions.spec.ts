import { WebhookObject } from '@estate/contracts/crm-sync/webhooks';
import { CatalogChanged } from '@estate/contracts/events';
import { StartJob } from '@estate/contracts/jobs';
import { defineRpc } from '@estate/contracts/rpc';
import { createLog } from '@estate/server-kit/observability/log';
import { ServiceToken } from '@estate/server-kit/http/service-token';
import { serviceKey } from '@estate/test-kit/service-keys';
import { stubRpcServer } from '@estate/test-kit/rpc-stub';
import { afterEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { parseMessage } from '../src/message.ts';
import { RpcClient } from '../src/rpc-client.ts';

const Note = z.strictObject({
  text: z.string(),
  tags: z.array(z.strictObject({ name: z.string() })).optional(),
});
const Read = defineRpc({
  message: 'notes.read',
  callers: ['bff'],
  safety: 'read',
  input: Note,
  output: Note,
});

const newer = () => ({ text: 'a', colour: 'red', tags: [{ name: 'x', weight: 1 }, { name: 'y' }] });
const knownFields = { text: 'a', tags: [{ name: 'x' }, { name: 'y' }] };

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describe('a message of a newer version', () => {
  it('an RPC message of a newer version is parsed without its unknown fields', () => {
    expect(parseMessage(Note, newer()).data).toEqual(knownFields);
  });

  it('an RPC message of a newer version is refused if a known field is wrong', () => {
    const { success, error } = parseMessage(Note, { ...newer(), text: 5 });
    expect(success).toBe(false);
    expect(error?.issues.map(({ path }) => path)).toEqual([['text']]);
  });

  it('an RPC answer of a newer version is accepted without its unknown fields', async () => {
    const stub = await stubRpcServer({ 'notes.read': () => newer() });
    ends.push(() => stub.close());
    const token = new ServiceToken('bff', 'notes', serviceKey);
    const client = new RpcClient(stub.url, token, createLog('test'));
    ends.push(() => client.close());
    expect(await client.call(Read, { text: 'a' })).toEqual(knownFields);
  });
});

describe('the contracts of events and jobs', () => {
  const at = '2026-11-23T12:00:00.000Z';
  it.each([
    ['catalog.changed', CatalogChanged.payload, { at, ids: [1] }],
    ['a webhook’s job', WebhookObject, { id: 1, event: null, received_at: at }],
    ['a full sync', StartJob, { kind: 'full-sync', importImages: true }],
    ['an import', StartJob, { kind: 'import-property', propertyId: 1, importImages: true }],
  ])('the contract of %s accepts a message with an unknown field', (_name, schema, message) => {
    expect(schema.safeParse({ ...message, added_later: 1 })).toEqual(schema.safeParse(message));
  });

  it('the contracts of jobs accept jobs without the optional fields', () => {
    expect(StartJob.safeParse({ kind: 'update-optional-fields' }).success).toBe(true);
    expect(StartJob.parse({ kind: 'full-sync' })).toEqual({ kind: 'full-sync', importImages: true });
  });
});
