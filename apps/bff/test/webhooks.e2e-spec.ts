import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { webhookPath, webhookQueue } from '@estate/contracts/crm-sync/webhooks';
import { testRedis, type TestRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Queue, Worker } from 'bullmq';
import { recordedAudit } from './recorded-audit.ts';
import { problemOf, publicUrl, startWorld, type World } from './world.ts';

const secret = 'a-secret-of-the-webhook';
const hex = (body: string, key = secret) => createHmac('sha256', key).update(body).digest('hex');

let redis: TestRedis;
let world: World;
let queue: Queue;
beforeAll(async () => {
  redis = await testRedis();
  world = await startWorld({ REDIS_URL: redis.url, PROPSTACK_WEBHOOK_SECRET: secret });
  queue = new Queue(webhookQueue, { connection: { url: redis.url } });
  await eventually(async () => {
    expect(await (await world.get('/readyz')).json()).toMatchObject({ parts: { redis: true } });
  });
});
beforeEach(() => redis.flush());
afterAll(async () => {
  await queue.close();
  await world.close();
  await redis.stop();
});

const call = (body: string, signature?: string, more: Record<string, string> = {}, search = '') =>
  world.get(`${webhookPath}${search}`, {
    method: 'POST',
    headers: { ...(signature === undefined ? {} : { 'x-propstack-signature': signature }), ...more },
    body,
  });
/** Completes the waiting jobs, as crm-sync does. */
async function complete(): Promise<void> {
  const worker = new Worker(webhookQueue, () => Promise.resolve(), { connection: { url: redis.url } });
  for (const job of await queue.getJobs(['delayed'])) await job.promote();
  await eventually(async () => expect(await waiting()).toEqual([]));
  await eventually(async () => expect(await queue.getActiveCount()).toBe(0));
  await worker.close();
}
const waiting = async () => (await queue.getJobs(['delayed', 'waiting'])).map(({ data }) => data as unknown);

describe('a webhook of the CRM', () => {
  const body = JSON.stringify({ id: 42, title: 'Nicht zu glauben', changed_attributes: ['title'] });

  it.each([
    ['in hex', hex(body)],
    ['in hex after sha256=', `sha256=${hex(body)}`],
    ['in capitals', hex(body).toUpperCase()],
  ])(
    'a CRM webhook with a valid signature %s adds only the id of its object to the queue',
    async (_name, signature) => {
      const response = await call(body, signature, {}, '?event=property_updated');
      expect([response.status, await response.json()]).toEqual([202, { objects: 1 }]);
      expect(await waiting()).toEqual([
        { id: 42, event: 'property_updated', received_at: expect.any(String) },
      ]);
    },
  );

  it.each([
    ['without a signature', undefined],
    ['with the signature of another body', hex(`${body} `)],
    ['with the signature of another secret', hex(body, 'another-secret-of-someone')],
    ['with half a signature', hex(body).slice(0, 32)],
    ['with a word for a signature', 'sha256='],
    ['with a signature of any length', 'a'.repeat(10_000)],
  ])('a CRM webhook %s is refused and not queued', async (_name, signature) => {
    expect(await problemOf(await call(body, signature))).toMatchObject({
      status: 401,
      code: 'wrong-signature',
    });
    expect(await waiting()).toEqual([]);
  });

  it.each([undefined, 'sha256=none'])(
    'a CRM webhook with the invalid signature %s is refused before its body is read',
    async (signature) => {
      const socket = connect(world.bff.port, '127.0.0.1');
      const given = signature === undefined ? '' : `X-Propstack-Signature: ${signature}\r\n`;
      // The body is never sent.
      socket.write(
        `POST ${webhookPath} HTTP/1.1\r\nHost: example.test\r\n${given}Content-Length: 900000\r\n\r\n{`,
      );
      const [said] = (await once(socket, 'data')) as [Buffer];
      expect(said.toString()).toMatch(/^HTTP\/1\.1 401 /);
      expect(said.toString()).toContain('connection: close');
      socket.destroy();
    },
  );

  it('a CRM webhook is accepted with any origin and content type, because the CRM has no session', async () => {
    const headers = { origin: 'https://crm.propstack.de', 'content-type': 'text/plain' };
    expect((await call(body, hex(body), headers)).status).toBe(202);
  });

  it('a CRM webhook above 1 MB is refused', async () => {
    const long = JSON.stringify({ id: 42, note: 'x'.repeat(1024 * 1024) });
    expect(await problemOf(await call(long, hex(long)))).toMatchObject({ status: 413, code: 'too-large' });
  });

  it.each([
    ['no JSON', 'id=42', 400],
    ['nothing', '', 400],
    ['no object', '[]', 202],
    ['an id that is none', '{"id":"42; drop"}', 202],
    ['a negative id', '{"id":-1}', 202],
    ['null', 'null', 202],
  ])('a CRM webhook whose body is %s is not queued', async (_name, odd, status) => {
    expect((await call(odd, hex(odd))).status).toBe(status);
    expect(await waiting()).toEqual([]);
  });

  it('a CRM webhook about a person is not queued, because its id is not the id of an object', async () => {
    const response = await call(body, hex(body), {}, '?event=client_updated');
    expect([response.status, await response.json()]).toEqual([202, { objects: 0 }]);
  });

  it('a CRM webhook with a list queues each object once, and at most 100 objects', async () => {
    const list = JSON.stringify({
      data: [1, 1, ...Array.from({ length: 200 }, (_, i) => i + 1)].map((id) => ({ id })),
    });
    expect(await (await call(list, hex(list))).json()).toEqual({ objects: 98 });
    expect(await waiting()).toHaveLength(98);
  });

  it('a thousand CRM webhooks about one object queue one job', async () => {
    const signature = hex(body);
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => call(body, signature)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    }
    expect(await waiting()).toHaveLength(1);
  }, 60_000);

  it('a CRM webhook that is repeated within a minute is not queued again, even after its object was fetched', async () => {
    let now = Date.parse('2026-11-28T10:00:01Z');
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    try {
      const [again, other] = [body, JSON.stringify({ id: 42, title: 'Anders' })];
      expect((await call(again, hex(again))).status).toBe(202);
      await complete();
      expect((await call(again, hex(again))).status).toBe(202);
      expect(await waiting()).toEqual([]);
      expect((await call(other, hex(other))).status).toBe(202);
      expect(await waiting()).toHaveLength(1);
      await complete();
      now += 60_000;
      expect((await call(again, hex(again))).status).toBe(202);
      expect(await waiting()).toHaveLength(1);
    } finally {
      jest.restoreAllMocks();
    }
  });

  it('a CRM webhook is answered with 503 while Redis is unavailable', async () => {
    await redis.stop();
    try {
      expect((await call(body, hex(body))).status).toBe(503);
    } finally {
      await redis.start();
    }
    await eventually(async () => expect((await call(body, hex(body))).status).toBe(202));
  }, 30_000);
});

describe('without a secret', () => {
  it('the webhook route is answered with 404 if no secret is configured', async () => {
    const bare = await startWorld({ REDIS_URL: redis.url });
    const body = '{"id":42}';
    const headers = { 'x-propstack-signature': hex(body, '') };
    const response = await bare.get(webhookPath, { method: 'POST', headers, body });
    expect(await problemOf(response)).toMatchObject({ status: 404, code: 'not-found' });
    await bare.close();
  });
});

describe('the registration', () => {
  const headers = { authorization: 'Bearer t' };
  const state = { registered: ['property_created', 'property_updated'], error: null, last: null };
  const target = `${publicUrl}${webhookPath}`;
  let written: unknown[];
  beforeAll(() => {
    written = recordedAudit(world);
    world.crmSync.answer({
      'crm-sync.getWebhookState': () => ({ ...state, registered: null, error: 'Propstack antwortet nicht.' }),
      'crm-sync.registerWebhooks': () => ({ ...state, audit: { changes: [] } }),
    });
  });

  it('the registration of the CRM webhook is shown with its URL and the error of the CRM', async () => {
    const shown = await (await world.get('/api/admin/sync/webhook', { headers })).json();
    expect(shown).toEqual({
      registered: null,
      error: 'Propstack antwortet nicht.',
      last: null,
      target,
      has_secret: true,
    });
  });

  it('the CRM webhook is registered for the public URL, which is recorded in the audit log', async () => {
    const response = await world.get('/api/admin/sync/webhook', { method: 'POST', headers });
    expect(await response.json()).toMatchObject({ ...state, target });
    expect(world.crmSync.calls.at(-1)).toMatchObject({
      message: 'crm-sync.registerWebhooks',
      input: { target },
    });
    expect(written).toMatchObject([{ action: 'POST /api/admin/sync/webhook' }]);
  });
});
