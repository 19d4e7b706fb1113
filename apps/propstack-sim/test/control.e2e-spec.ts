import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type Sim } from '../src/start-sim.ts';
import { type Body, headersV1, json, startTestSim } from './sim-client.ts';

let sim: Sim;
beforeAll(async () => {
  sim = await startTestSim(30);
});
afterEach(() => control('POST', '/reset'));
afterAll(() => sim.stop());

const id = 4_812_007;
const units = '/v1/units?with_meta=1';
const imagePath = `/images/photos/${id}00/thumb.jpg`;
const get = (path: string, signal?: AbortSignal) =>
  fetch(`${sim.url}${path}`, { headers: headersV1, redirect: 'manual', ...(signal ? { signal } : {}) });
const control = (method: string, path: string, body?: unknown) =>
  fetch(`${sim.url}/control${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
const provoke = (...faults: Body[]) => control('POST', '/faults', faults);

describe('faults', () => {
  it('hit only their path and only the next N requests', async () => {
    await provoke({ kind: 'rate-limit', path: '/v1/units', count: 2, retryAfter: 7 });
    expect((await get('/v1/property_statuses')).status).toBe(200);
    const refused = await get(units);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
    expect((await get(units)).status).toBe(429);
    expect((await get(units)).status).toBe(200);
  });

  it.each([
    ['server-error', 500],
    ['key-refused', 401],
    ['unprocessable', 422],
    ['html-redirect', 302],
  ])('%s answers %i until the faults are cleared', async (kind, status) => {
    await provoke({ kind });
    expect((await get(units)).status).toBe(status);
    expect((await get(units)).status).toBe(status);
    await control('DELETE', '/faults');
    expect((await get(units)).status).toBe(200);
  });

  it('rubbish says JSON and is none', async () => {
    await provoke({ kind: 'rubbish', count: 1 });
    const answer = await get(units);
    expect(answer.headers.get('content-type')).toContain('application/json');
    await expect(answer.json()).rejects.toThrow('not valid JSON');
  });

  it('empty-list answers an empty list in the shape asked for', async () => {
    await provoke({ kind: 'empty-list', count: 2 });
    expect(await json(await get(units))).toEqual({ data: [], meta: { total_count: 0 } });
    expect(await json(await get('/v1/units'))).toEqual([]);
    expect((await get(`/v1/units/${id}`)).status).toBe(200);
  });

  it('hang never answers', async () => {
    await provoke({ kind: 'hang', count: 1 });
    await expect(get(units, AbortSignal.timeout(300))).rejects.toThrow(/timeout/i);
    expect((await get(units)).status).toBe(200);
  });

  it('truncated-body breaks off in the middle of the JSON', async () => {
    await provoke({ kind: 'truncated-body', path: '/v1', count: 1 });
    const answer = await get(units);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });

  it('truncated-image is a complete answer that no decoder reads to the end', async () => {
    await provoke({ kind: 'truncated-image', count: 1 });
    const half = Buffer.from(await (await get(imagePath)).arrayBuffer());
    await expect(sharp(half, { failOn: 'truncated' }).raw().toBuffer()).rejects.toThrow();
    const full = Buffer.from(await (await get(imagePath)).arrayBuffer());
    expect(half.length).toBe(Math.floor(full.length / 2));
    expect((await sharp(full).raw().toBuffer({ resolveWithObject: true })).info).toMatchObject({
      width: 400,
      height: 300,
    });
  });

  it('hit a share of the requests, and each address only once if told so', async () => {
    await provoke({ kind: 'server-error', path: '/v1/units', share: 0.5 });
    const statuses: number[] = [];
    for (let n = 0; n < 40; n += 1) statuses.push((await get(units)).status);
    const refused = statuses.filter((status) => status === 500).length;
    expect(refused).toBeGreaterThan(8);
    expect(refused).toBeLessThan(32);
    await control('POST', '/reset');
    await provoke({ kind: 'server-error', path: '/v1', share: 1, once: true });
    expect((await get(units)).status).toBe(500);
    expect((await get(units)).status).toBe(200);
    expect((await get(`/v1/units/${id}`)).status).toBe(500);
  });

  it('deleted takes the object from the list and from its own address, until cleared', async () => {
    await provoke({ kind: 'deleted', id });
    expect((await get(`/v1/units/${id}`)).status).toBe(404);
    expect(await json(await get(`/v1/units?archived=-1&property_ids[]=${id}`))).toEqual([]);
    await control('DELETE', '/faults');
    expect((await get(`/v1/units/${id}`)).status).toBe(200);
  });

  it.each([[{ kind: 'unknown' }], [{ kind: 'deleted' }], [{ kind: 'hang', count: 0 }]])(
    'refuses %j',
    async (fault) => {
      const answer = await control('POST', '/faults', fault);
      expect(answer.status).toBe(400);
      expect(await json(answer)).toEqual({ error: expect.any(String) });
    },
  );
});

it('counts requests by path, downloads apart, until the reset', async () => {
  await get(units);
  await get(units);
  await get(imagePath);
  expect(await json(await control('GET', '/requests'))).toEqual({
    total: 3,
    images: 1,
    paths: { '/v1/units': 2, [imagePath]: 1 },
  });
  await control('POST', '/reset');
  expect(await json(await control('GET', '/requests'))).toEqual({ total: 0, images: 0, paths: {} });
});

describe('touch', () => {
  const unit = async () => json<Body & { images: Body[] }>(await get(`/v1/units/${id}?new=1`));

  it('changes labelled and flat fields, the status and updated_at, and the reset undoes it', async () => {
    const before = await unit();
    await control('POST', '/touch', {
      id,
      fields: { price: 1, hide_address: true, property_status_id: 170243 },
    });
    const after = await unit();
    expect(after).toMatchObject({ price: { value: 1 }, hide_address: true, property_status: { id: 170243 } });
    expect(Date.parse(String(after['updated_at']))).toBeGreaterThan(Date.now() - 60_000);
    await control('POST', '/reset');
    expect(await unit()).toEqual(before);
  });

  it('gives one image new bytes and a new change mark, leaves its neighbours, and takes another away', async () => {
    const before = await unit();
    const bytes = await (await get(imagePath)).arrayBuffer();
    const [first, second, third] = before.images;
    await control('POST', '/touch', { id, imageIds: [first?.['id']], removeImageIds: [second?.['id']] });
    const after = await unit();
    expect(after.images[0]?.['updated_at']).not.toBe(first?.['updated_at']);
    expect(after.images[0]?.['url']).toBe(first?.['url']);
    expect(after.images[1]).toEqual(third);
    expect(Buffer.from(await (await get(imagePath)).arrayBuffer())).not.toEqual(Buffer.from(bytes));
  });

  it('knows no other objects', async () => {
    expect((await control('POST', '/touch', { id: 1 })).status).toBe(404);
  });
});
