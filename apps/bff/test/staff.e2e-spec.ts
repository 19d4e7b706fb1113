import { problem } from '@estate/contracts/problem';
import { freePort } from '@estate/test-kit/stores';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { session, staffRecord } from './records.ts';
import { problemOf, publicUrl, startWorld, type World } from './world.ts';

const cookie = { cookie: 'better-auth.session_token=abc' };

describe('staff calls', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  beforeEach(() => world.identity.answer({ 'identity.resolveSession': () => session('admin') }));
  afterAll(() => world.close());

  it('every request of staff checks its session at identity [S-7.3]', async () => {
    const before = world.identity.calls.length;
    const me = await world.get('/api/admin/me', { headers: cookie });
    expect(await me.json()).toEqual(session('admin'));
    expect(me.headers.get('cache-control')).toBe('no-store');
    await world.get('/api/admin/me', { headers: { authorization: 'Bearer t' } });
    expect(world.identity.calls.slice(before).map(({ input }) => input)).toEqual([
      cookie,
      { authorization: 'Bearer t' },
    ]);
  });

  it('automatic requests of an open staff page do not extend the session', async () => {
    const before = world.identity.calls.length;
    await world.get('/api/admin/jobs', { headers: cookie });
    expect(world.identity.calls.slice(before).map(({ input }) => input)).toEqual([
      { ...cookie, is_request: false },
    ]);
  });

  it.each([
    '/me',
    '/properties',
    '/properties/1',
    '/jobs',
    '/jobs/history',
    '/propstack/logs',
    '/jobs/7/failures',
  ])('a request to %s is refused without a session and without a role [S-6.3]', async (path) => {
    expect(await problemOf(await world.get(`/api/admin${path}`))).toMatchObject({ status: 401 });
    world.identity.answer({ 'identity.resolveSession': () => problem('not-signed-in') });
    expect(await problemOf(await world.get(`/api/admin${path}`, { headers: cookie }))).toMatchObject({
      status: 401,
    });
    world.identity.answer({ 'identity.resolveSession': () => session(null) });
    expect(await problemOf(await world.get(`/api/admin${path}`, { headers: cookie }))).toMatchObject({
      status: 403,
      code: 'no-permission',
    });
  });

  it('a change by staff is recorded in the audit log, and is kept if recording fails', async () => {
    const written: unknown[] = [];
    world.identity.answer({
      'identity.resolveSession': () => session('admin'),
      'identity.recordAudit': (entry) => {
        written.push(entry);
        return { id: 'a1' };
      },
    });
    world.crmSync.answer({
      'crm-sync.startCrmJob': () => ({ jobId: 'j1', audit: { target: 'j1', changes: [] } }),
    });
    const start = () =>
      world.post('/api/admin/jobs', { kind: 'full-sync' }, { ...cookie, origin: publicUrl });
    expect((await start()).status).toBe(202);
    expect(written).toEqual([
      {
        user_id: session('admin').user.id,
        action: 'POST /api/admin/jobs',
        target: 'j1',
        changes: [],
        refused: null,
      },
    ]);
    world.identity.answer({ 'identity.recordAudit': () => problem('unavailable') });
    expect((await start()).status).toBe(202);
  });

  it('a request of staff without a session is refused before its input is read', async () => {
    const response = await world.post('/api/admin/jobs', { kind: 'nonsense' });
    expect(await problemOf(response)).toMatchObject({ status: 401 });
  });

  it('a request from another website with the cookie of staff changes nothing', async () => {
    world.crmSync.answer({ 'crm-sync.startCrmJob': () => ({ jobId: 'j1', audit: { changes: [] } }) });
    const start = (headers: Record<string, string>) =>
      world.post('/api/admin/jobs', { kind: 'full-sync' }, headers);
    for (const origin of ['https://evil.example', 'null', `${publicUrl}.evil.example`]) {
      expect(await problemOf(await start({ ...cookie, origin }))).toMatchObject({
        status: 403,
        code: 'foreign-origin',
      });
    }
    expect(await problemOf(await start(cookie))).toMatchObject({ code: 'foreign-origin' });
    const { port } = world.bff;
    for (const origin of [publicUrl, `http://localhost:${port}`, `http://127.0.0.1:${port}`]) {
      expect((await start({ ...cookie, origin })).status).toBe(202);
    }
    expect((await start({ authorization: 'Bearer t' })).status).toBe(202);
    expect(await problemOf(await start({ ...cookie, origin: `http://localhost:${port + 1}` }))).toMatchObject(
      {
        status: 403,
      },
    );
  });

  it('staff can change the website status of a property and no other field [S-6.5]', async () => {
    const headers = { authorization: 'Bearer t', 'content-type': 'application/json' };
    const patch = (body: object) =>
      world.get('/api/admin/properties/42', { method: 'PATCH', headers, body: JSON.stringify(body) });
    world.catalog.answer({
      'catalog.setWebsiteStatus': ({ ids }: { ids: number[] }) => ({
        items: ids.map((id) => ({ id, website_status: 'inaktiv', version: 1 })),
        changed: ids,
        audit: { changes: [] },
      }),
      'catalog.switchProperty': () => ({
        ...staffRecord('inaktiv'),
        is_unchanged: false,
        audit: { changes: [] },
      }),
    });
    expect(await (await patch({ website_status: 'inaktiv' })).json()).toMatchObject({
      id: 42,
      website_status: 'inaktiv',
    });
    expect((await problemOf(await patch({ website_status: 'inaktiv', price: 1 }))).status).toBe(400);
    await patch({ website_status: 'inaktiv', version: 3 });
    const { id, name } = session('admin').user;
    expect(world.catalog.calls.at(-1)?.input).toEqual({
      id: 42,
      website_status: 'inaktiv',
      version: 3,
      by: { id, name },
    });
    expect(await problemOf(await patch({ website_status: 'reserviert' }))).toMatchObject({
      errors: [{ message: 'Der Website-Status ist entweder aktiv oder inaktiv.' }],
    });
    const bulk = { ids: [1, 2], website_status: 'inaktiv' };
    const switched = await world.post('/api/admin/properties/status', bulk, headers);
    expect(((await switched.json()) as { items: unknown[] }).items).toHaveLength(2);
  });

  it('staff can read and delete the log of CRM calls [S-7.5]', async () => {
    const headers = { authorization: 'Bearer t' };
    world.crmSync.answer({
      'crm-sync.listPropstackLogs': () => ({ items: [], next: null }),
      'crm-sync.deletePropstackLogs': () => ({ deleted: 3, audit: { changes: [] } }),
    });
    await world.get('/api/admin/propstack/logs?limit=25&errorsOnly=true&function=full-sync', { headers });
    const query = { limit: 25, errorsOnly: true, function: 'full-sync' };
    expect(world.crmSync.calls.at(-1)?.input).toEqual(query);
    for (const wrong of ['limit=26', 'from=gestern', 'before=1', 'function=']) {
      const refused = await world.get(`/api/admin/propstack/logs?${wrong}`, { headers });
      expect([wrong, refused.status]).toEqual([wrong, 400]);
    }
    const deleted = await world.get('/api/admin/propstack/logs', { method: 'DELETE', headers });
    expect(await deleted.json()).toEqual({ deleted: 3 });
  });

  it('requests of staff are answered with 503 while identity is unavailable', async () => {
    const gone = await startWorld({ IDENTITY_URL: `http://127.0.0.1:${await freePort()}` });
    expect(await problemOf(await gone.get('/api/admin/me', { headers: cookie }))).toMatchObject({
      status: 503,
    });
    await gone.close();
  });
});
