import { queueBoardPath } from '@estate/contracts/queues';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { session } from './records.ts';
import { upstream } from './upstream.ts';
import { problemOf, startWorld, type World } from './world.ts';

const headers = { authorization: 'Bearer t' };
let crmSync: Awaited<ReturnType<typeof upstream>>;
let world: World;
beforeAll(async () => {
  crmSync = await upstream(({ request }) => {
    const status = request.url?.includes('missing') ? 404 : 200;
    return { status, headers: { 'content-type': 'text/html', 'x-internal': 'secret' }, body: '<html>' };
  });
  world = await startWorld({ CRM_SYNC_HTTP_URL: crmSync.url });
});
beforeEach(() => {
  world.identity.answer({ 'identity.resolveSession': () => session('admin') });
  crmSync.seen.length = 0;
});
afterAll(async () => {
  await world.close();
  crmSync.server.close();
});

describe('the board of the queues', () => {
  it('comes from crm-sync, uncached, with a policy that names no foreign host', async () => {
    const response = await world.get(`${queueBoardPath}/queue/crm-sync?page=2`, { headers });
    expect([response.status, await response.text()]).toEqual([200, '<html>']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-internal')).toBeNull();
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/https?:/);
    const { url, headers: sent } = crmSync.seen.at(-1)!.request;
    expect(url).toBe(`${queueBoardPath}/queue/crm-sync?page=2`);
    expect(sent.authorization).toBeUndefined();
  });

  it('is for admins only, and nobody else reaches crm-sync', async () => {
    expect((await world.get(queueBoardPath)).status).toBe(401);
    world.identity.answer({ 'identity.resolveSession': () => session('staff') });
    expect((await world.get(`${queueBoardPath}/api/queues`, { headers })).status).toBe(403);
    expect(crmSync.seen).toEqual([]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('takes no %s', async (method) => {
    for (const path of ['', '/api/queues/crm-sync/pause']) {
      const response = await world.get(`${queueBoardPath}${path}`, { method, headers });
      expect(response.status).toBe(405);
    }
    expect(crmSync.seen).toEqual([]);
  });

  it('answers problems of its own', async () => {
    expect(await problemOf(await world.get(`${queueBoardPath}/missing`, { headers }))).toMatchObject({
      status: 404,
      code: 'not-found',
    });
    const bare = await startWorld();
    bare.identity.answer({ 'identity.resolveSession': () => session('admin') });
    expect((await bare.get(queueBoardPath, { headers })).status).toBe(503);
    await bare.close();
  });
});
