import { releasedOrder } from '@estate/test-kit/released-order';
import { ContentPublished } from '@estate/contracts/events';
import { problem } from '@estate/contracts/problem';
import { createLog } from '@estate/server-kit/observability/log';
import { publishEvent } from '@estate/server-kit/stores/events';
import { connectRedis, redisReady } from '@estate/server-kit/stores/redis';
import { testRedis, type TestRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Redis } from 'ioredis';
import { formState } from './native-form-world.ts';
import { tag } from './page-parts.ts';
import { startWorld, type World } from './world.ts';

/** Renders the form of an order while the page has an offer, else that of the enquiry. */
const renderer = `
process.on('message', ([number, { firstData }]) => {
  const kind = firstData['/api/properties/42/order']?.offer ? 'order' : 'expose';
  process.send([number, { html: '<form id="formular-' + kind + '"></form>' }]);
});
process.on('disconnect', () => process.exit(0));
process.send('ready');
`;

const page = '/immobilie/villa-elbe-42';
const offer = { terms: 'fingerprint-1', facts: [['Kaufpreis', '1 €']], texts: [] };
const fields = {
  page,
  propertyId: '42',
  terms: 'fingerprint-1',
  consentVersion: 'auftrag-2026-11',
  salutation: '',
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna@example.test',
  phone: '',
  startEarly: 'on',
  loseRight: 'on',
  agreeToTerms: 'on',
};

let redis: TestRedis;
let publisher: Redis;
let world: World;
let visitors = 0;

const html = async () => (await world.get(page)).text();
const firstOrder = async () => {
  const json = tag(await html(), /<script type="application\/json" id="first-data">(.*?)<\/script>/s);
  return (JSON.parse(json ?? '{}') as Record<string, unknown>)['/api/properties/42/order'];
};
const asked = () => world.leads.calls.filter(({ message }) => message === 'leads.getOrderOffer').length;
const send = (changes: Partial<typeof fields> = {}) => {
  visitors += 1;
  return world.get('/api/orders', {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': `10.9.0.${visitors}`,
    },
    body: new URLSearchParams({ ...fields, ...changes }).toString(),
  });
};
async function publish(hash: string, words: object) {
  world.content.answer({ 'content.getPublishedWords': () => ({ hash, words }) });
  await publishEvent(publisher, ContentPublished, { key: 'broker-order', at: new Date().toISOString() });
}

beforeAll(async () => {
  redis = await testRedis();
  publisher = connectRedis(redis.url, 'producer', createLog('test'));
  await redisReady(publisher);
  world = await startWorld({ REDIS_URL: redis.url, TRUST_PROXY: '1' }, { renderer });
  await eventually(async () => {
    expect(await publisher.pubsub('NUMSUB', ContentPublished.name)).toEqual([ContentPublished.name, 1]);
    expect(await html()).toContain('formular-expose');
  });
});
beforeEach(() => {
  world.leads.answer({
    'leads.getOrderOffer': () => ({ offer }),
    'leads.placeOrder': () => ({ id: 'lead-1' }),
    'leads.setOrderSwitch': () => ({ audit: null }),
  });
});
afterAll(async () => {
  await world.close();
  publisher.disconnect();
  await redis.stop();
});

it('the page of a property asks nobody for an order while the agency published none', async () => {
  expect(await firstOrder()).toBeUndefined();
  expect(asked()).toBe(0);
});

describe('once the agency offers orders', () => {
  beforeAll(async () => {
    await publish('words-1', releasedOrder());
    await eventually(async () => {
      expect(await html()).toContain('formular-order');
    });
  });

  it('the page of a property has its order as first data, kept in memory until staff switch it', async () => {
    expect(await firstOrder()).toEqual({ offer });
    const before = asked();
    await html();
    expect(asked()).toBe(before);
    world.leads.answer({ 'leads.getOrderOffer': () => ({ offer: null }) });
    const switched = await world.get('/api/admin/properties/42/order', {
      method: 'PUT',
      headers: {
        authorization: 'Bearer token',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ is_on: false }),
    });
    expect(switched.status).toBe(200);
    expect(await firstOrder()).toEqual({ offer: null });
    world.leads.answer({ 'leads.getOrderOffer': () => ({ offer }) });
    await world.get('/api/admin/caches/clear', {
      method: 'POST',
      headers: { authorization: 'Bearer token' },
    });
  });

  it('an order is read by its own address, and an unknown property has none', async () => {
    expect(await (await world.get('/api/properties/42/order')).json()).toEqual({ offer });
    world.leads.answer({ 'leads.getOrderOffer': () => ({ offer: null }) });
    expect(await (await world.get('/api/properties/43/order')).json()).toEqual({ offer: null });
  });

  it('an order without a script is placed by the terms of its page', async () => {
    const response = await send();
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toContain('/danke?formular=auftrag');
    const call = world.leads.calls.findLast(({ message }) => message === 'leads.placeOrder');
    expect(call?.input).toMatchObject({
      form: { propertyId: 42, terms: 'fingerprint-1', startEarly: true, loseRight: true },
    });
  });

  it('two clicks without a script are one order, because both have the same key', async () => {
    await Promise.all([send(), send()]);
    const keys = world.leads.calls
      .filter(({ message }) => message === 'leads.placeOrder')
      .slice(-2)
      .map(({ input }) => (input as { origin: { idempotency_key: string } }).origin.idempotency_key);
    expect(keys[0]).toBe(keys[1]);
  });

  it('an order without a script that is refused for its terms shows the page again, with nothing ticked', async () => {
    const detail = 'Preis, Provision oder Texte haben sich geändert.';
    world.leads.answer({ 'leads.placeOrder': () => problem('terms-changed', { detail }) });
    const response = await send();
    expect(response.status).toBe(409);
    const state = formState(await response.text());
    expect(state).toMatchObject({ kind: 'order', message: detail, values: { firstName: 'Anna' } });
    expect(state?.values).not.toHaveProperty('loseRight');
    expect(state?.values).not.toHaveProperty('startEarly');
  });

  it('an order without a script without a declaration is refused with words at its box', async () => {
    const response = await send({ loseRight: '' });
    expect(response.status).toBe(422);
    expect(formState(await response.text())?.errors).toEqual({
      loseRight: expect.stringContaining('erst nach den 14 Tagen'),
    });
  });

  it('a property that lost its order gets no button without its terms, but words how to go on', async () => {
    const detail = 'Diese Immobilie kann nicht mehr beauftragt werden.';
    world.leads.answer({
      'leads.getOrderOffer': () => ({ offer: null }),
      'leads.placeOrder': () => problem('terms-changed', { detail }),
    });
    const response = await send();
    const text = await response.text();
    expect(response.status).toBe(409);
    expect(text).toContain(detail);
    expect(text).toContain('Zurück');
    expect(text).not.toContain('<button');
  });
});
