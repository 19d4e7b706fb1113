import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type Body, headersV1, json, startTestSim } from './sim-client.ts';

const sim = await startTestSim(30);
afterEach(() => control('POST', '/reset'));
afterAll(() => sim.stop());

const id = 4_812_007;
const units = '/v1/units?with_meta=1';
const imagePath = `/images/photos/${id}00/thumb.jpg`;
const get = (path: string, signal?: AbortSignal) =>
  fetch(`${sim.url}${path}`, { headers: headersV1, redirect: 'manual', ...(signal ? { signal } : {}) });
const bytesOf = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());
const control = (method: string, path: string, body?: unknown) =>
  fetch(`${sim.url}/control${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
const provoke = (fault: Body) => control('POST', '/faults', fault);

describe('a fault', () => {
  it('a simulated fault affects only the next requests to its path', async () => {
    await provoke({ kind: 'rate-limit', path: '/v1/units', count: 1, retryAfter: 7 });
    expect((await get('/v1/property_statuses')).status).toBe(200);
    const refused = await get(units);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
    expect((await get(units)).status).toBe(200);
  });

  it.each([
    ['server-error', 500],
    ['key-refused', 401],
    ['unprocessable', 422],
    ['html-redirect', 302],
  ])(
    'a simulated fault of the kind %s answers with the status %i until the faults are cleared',
    async (kind, status) => {
      await provoke({ kind });
      expect((await get(units)).status).toBe(status);
      expect((await get(units)).status).toBe(status);
      await control('DELETE', '/faults');
      expect((await get(units)).status).toBe(200);
    },
  );

  it('simulated faults answer with invalid JSON, a cut body, an empty list or not at all', async () => {
    await provoke({ kind: 'rubbish', count: 1 });
    await expect((await get(units)).json()).rejects.toThrow('not valid JSON');
    await provoke({ kind: 'truncated-body', count: 1 });
    await expect((await get(units)).text()).rejects.toThrow();
    await provoke({ kind: 'empty-list', count: 1 });
    expect(await json(await get(units))).toEqual({ data: [], meta: { total_count: 0 } });
    await provoke({ kind: 'hang', count: 1 });
    await expect(get(units, AbortSignal.timeout(300))).rejects.toThrow(/timeout/i);
  });

  it('the simulated fault truncated-image is a complete answer with an image that no decoder reads to the end', async () => {
    await provoke({ kind: 'truncated-image', count: 1 });
    const half = await bytesOf(imagePath);
    await expect(sharp(half, { failOn: 'truncated' }).raw().toBuffer()).rejects.toThrow();
    expect(half.length).toBe(Math.floor((await bytesOf(imagePath)).length / 2));
  });

  it('a simulated fault affects a share of the requests, or each path once', async () => {
    await provoke({ kind: 'server-error', path: '/v1/units', share: 0.5 });
    const answers = await Promise.all(Array.from({ length: 40 }, () => get(units)));
    const refused = answers.filter(({ status }) => status === 500).length;
    expect(refused).toBeGreaterThan(8);
    expect(refused).toBeLessThan(32);
    await control('POST', '/reset');
    await provoke({ kind: 'server-error', path: '/v1', once: true });
    expect([(await get(units)).status, (await get(units)).status]).toEqual([500, 200]);
    expect((await get(`/v1/units/${id}`)).status).toBe(500);
  });

  it('the simulated fault "deleted" removes an object from the list and from its own address', async () => {
    await provoke({ kind: 'deleted', id });
    expect((await get(`/v1/units/${id}`)).status).toBe(404);
    expect(await json(await get(`/v1/units?archived=-1&property_ids[]=${id}`))).toEqual([]);
  });

  it('a simulated fault of an unknown kind is refused', async () => {
    expect((await provoke({ kind: 'unknown' })).status).toBe(400);
  });
});

it('an image that the simulator changes has new bytes and a new change mark under its old address', async () => {
  const imageOf = async () => (await json<{ images: Body[] }>(await get(`/v1/units/${id}?new=1`))).images[0];
  const [before, bytes] = [await imageOf(), await bytesOf(imagePath)];
  await control('POST', '/touch', { id, imageIds: [before?.['id']] });
  const after = await imageOf();
  expect(after?.['url']).toBe(before?.['url']);
  expect(after?.['updated_at']).not.toBe(before?.['updated_at']);
  expect((await bytesOf(imagePath)).equals(bytes)).toBe(false);
});
