import { problem } from '@estate/contracts/problem';
import { queueBoardPath } from '@estate/contracts/queues';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { recordedAudit } from './recorded-audit.ts';
import { apiTestResult, currentSyncSettings, job, session, syncSettings } from './records.ts';
import { upstream } from './upstream.ts';
import { problemOf, startWorld, type World } from './world.ts';

describe('settings of the synchronisation', () => {
  const headers = { authorization: 'Bearer t', 'content-type': 'application/json' };

  let world: World;
  let written: unknown[];
  beforeAll(async () => {
    world = await startWorld();
  });
  beforeEach(() => {
    written = recordedAudit(world);
    world.crmSync.answer({
      'crm-sync.getSyncSettings': () => currentSyncSettings,
      'crm-sync.setSyncSettings': () => ({ ...currentSyncSettings, audit: { changes: [] } }),
    });
  });
  afterAll(() => world.close());

  const put = (body: unknown) =>
    world.get('/api/admin/sync/settings', { method: 'PUT', headers, body: JSON.stringify(body) });

  describe('the schedules', () => {
    it('the sync schedule is changed if the sent version is the current one', async () => {
      const full_sync = { is_on: true, at: '04:00' };
      const saved = { ...currentSyncSettings, full_sync };
      world.crmSync.answer({ 'crm-sync.setSyncSettings': () => ({ ...saved, audit: { changes: [] } }) });
      const response = await put({ ...syncSettings, full_sync });
      expect([response.status, await response.json()]).toEqual([200, saved]);
      expect(written).toMatchObject([{ action: 'PUT /api/admin/sync/settings' }]);
    });

    it('the sync schedule is not overwritten if a colleague changed it meanwhile', async () => {
      world.crmSync.answer({ 'crm-sync.setSyncSettings': () => problem('outdated-record') });
      expect(await problemOf(await put(syncSettings))).toMatchObject({
        status: 409,
        code: 'outdated-record',
      });
    });

    it.each([
      ['a time that is none', { full_sync: { is_on: true, at: '24:00' } }, 'full_sync.at'],
      [
        'a pause that is no choice',
        { incremental_sync: { is_on: true, every_minutes: 7 } },
        'incremental_sync.every_minutes',
      ],
      ['a word for a switch', { full_sync: { is_on: 'ja', at: '03:30' } }, 'full_sync.is_on'],
    ])('a sync schedule with %s is refused with a message at its field', async (_name, part, field) => {
      const asked = world.crmSync.calls.length;
      const refused = await problemOf(await put({ ...syncSettings, ...part }));
      expect(refused).toMatchObject({ status: 400, errors: [{ field }] });
      expect(world.crmSync.calls).toHaveLength(asked);
    });
  });
});

describe('a test call of the CRM', () => {
  it('a test call to the CRM sends the id as a number and returns the result unchanged', async () => {
    const world = await startWorld();
    world.crmSync.answer({
      'crm-sync.testPropstackApi': () => ({ ...apiTestResult, audit: { changes: [] } }),
    });
    const body = { propertyId: ' 42 ', apiVersion: 'v1' };
    const response = await world.post('/api/admin/propstack/test', body, { authorization: 'Bearer x' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual(apiTestResult);
    expect(world.crmSync.calls.at(-1)).toMatchObject({ input: { propertyId: 42, apiVersion: 'v1' } });
    await world.close();
  });
});

describe('queues', () => {
  const headers = { authorization: 'Bearer t' };
  let crmSync: Awaited<ReturnType<typeof upstream>>;
  let world: World;
  beforeAll(async () => {
    crmSync = await upstream(({ request }) => {
      const status = request.url?.includes('missing') ? 404 : 200;
      return { status, headers: { 'content-type': 'text/html', 'x-internal': 'secret' }, body: '<html>' };
    });
    world = await startWorld();
    world.crmSync.serve(crmSync.listener);
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
    it('Bull Board is passed through from crm-sync, uncached, with a content security policy that allows no other host', async () => {
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

    it('Bull Board is open to admins only, and refused requests do not reach crm-sync', async () => {
      expect((await world.get(queueBoardPath)).status).toBe(401);
      world.identity.answer({ 'identity.resolveSession': () => session('office') });
      expect((await world.get(`${queueBoardPath}/api/queues`, { headers })).status).toBe(403);
      expect(crmSync.seen).toEqual([]);
    });

    it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
      'Bull Board refuses requests with the method %s',
      async (method) => {
        for (const path of ['', '/api/queues/crm-sync/pause']) {
          const response = await world.get(`${queueBoardPath}${path}`, { method, headers });
          expect(response.status).toBe(405);
        }
        expect(crmSync.seen).toEqual([]);
      },
    );

    it('a failure of Bull Board is answered with a problem document', async () => {
      expect(await problemOf(await world.get(`${queueBoardPath}/missing`, { headers }))).toMatchObject({
        status: 404,
        code: 'not-found',
      });
      const bare = await startWorld();
      await bare.crmSync.close();
      bare.identity.answer({ 'identity.resolveSession': () => session('admin') });
      expect((await bare.get(queueBoardPath, { headers })).status).toBe(503);
      await bare.close();
    });
  });
});

describe('staff calls', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  beforeEach(() => world.identity.answer({ 'identity.resolveSession': () => session('admin') }));
  afterAll(() => world.close());

  it('a CRM job is started in the name of the signed-in account, and an invalid job is refused [S-7.2]', async () => {
    const headers = { authorization: 'Bearer t' };
    world.crmSync.answer({ 'crm-sync.startCrmJob': () => ({ jobId: 'j1', audit: { changes: [] } }) });
    const started = await world.post(
      '/api/admin/jobs',
      { kind: 'import-property', propertyId: ' 42 ' },
      headers,
    );
    expect([started.status, await started.json()]).toEqual([202, { jobId: 'j1' }]);
    expect(world.crmSync.calls.at(-1)?.input).toEqual({
      job: { kind: 'import-property', propertyId: 42, importImages: true },
      startedBy: 'u1',
    });
    const refused = await world.post(
      '/api/admin/jobs',
      { kind: 'import-property', propertyId: ' ' },
      headers,
    );
    expect(await problemOf(refused)).toMatchObject({
      status: 400,
      errors: [{ field: 'propertyId', message: 'Bitte geben Sie eine Immobilien-ID ein' }],
    });
    world.crmSync.answer({ 'crm-sync.startCrmJob': () => problem('job-running') });
    expect(
      await problemOf(await world.post('/api/admin/jobs', { kind: 'full-sync' }, headers)),
    ).toMatchObject({
      status: 409,
    });
  });

  it('staff can repeat a job for its failed properties, read the job history and page through failures [S-7.22]', async () => {
    const headers = { authorization: 'Bearer t' };
    const jobId = '0199c0de-0000-4000-8000-000000000001';
    const failures = { items: [{ propertyId: 7, error: 'Nicht gefunden.' }], total: 2, next: 7 };
    world.crmSync.answer({
      'crm-sync.startCrmJob': () => ({ jobId: 'j2', audit: { changes: [] } }),
      'crm-sync.listJobHistory': () => ({ items: [job()] }),
      'crm-sync.listJobFailures': () => failures,
    });
    const repeat = { kind: 'update-optional-fields', retryOf: jobId };
    expect((await world.post('/api/admin/jobs', repeat, headers)).status).toBe(202);
    expect(world.crmSync.calls.at(-1)?.input).toMatchObject({ job: repeat });
    const page = await world.get(`/api/admin/jobs/${jobId}/failures?after=3&limit=1`, { headers });
    expect(await page.json()).toEqual(failures);
    expect(world.crmSync.calls.at(-1)?.input).toEqual({ jobId, after: 3, limit: 1 });
    const history = await world.get('/api/admin/jobs/history?kind=import-property', { headers });
    expect(await history.json()).toEqual({ items: [job()] });
    for (const path of ['history', 'history?kind=nonsense', `${jobId}/failures?after=-1`]) {
      expect((await world.get(`/api/admin/jobs/${path}`, { headers })).status).toBe(400);
    }
    world.crmSync.answer({ 'crm-sync.startCrmJob': () => problem('not-found') });
    expect((await world.post('/api/admin/jobs', repeat, headers)).status).toBe(404);
  });

  it.each(['completed', 'meta', 'a:b', '1', '%00'])(
    'a job with the invalid id %s is not requested from crm-sync',
    async (id) => {
      const headers = { authorization: 'Bearer t' };
      const asked = world.crmSync.calls.length;
      const answers = [
        await world.get(`/api/admin/jobs/${id}`, { headers }),
        await world.post(`/api/admin/jobs/${id}/cancel`, {}, headers),
      ];
      for (const answer of answers) {
        expect(await problemOf(answer)).toMatchObject({
          status: 400,
          errors: [{ field: 'id', message: 'Diesen Vorgang gibt es nicht.' }],
        });
      }
      expect(world.crmSync.calls).toHaveLength(asked);
    },
  );
});

describe('the overview', () => {
  const crm = {
    incidents: [],
    last_sync: null,
    pending_removal: { count: 14, present: 129, created_at: '2026-11-01T03:40:00.000Z' },
    last_call: { at: '2026-11-01T08:00:00.000Z', response_status: 200, error_message: null },
  };
  const leads = {
    new_leads: 3,
    waiting: 5,
    due_today: 1,
    assigned: 1,
    unread: 2,
    overdue: 0,
    untransferred: 0,
    stopped_subscribers: 0,
    missing_receipts: { count: 0, since: null },
    last_lead_at: '2026-11-01T08:00:00.000Z',
    waiting_mails: { agency: 1, digest: 0, visitor: 0, reply: 0, staff: 0 },
    oldest_waiting_at: '2026-11-01T08:00:00.000Z',
    background: ['Abgelaufene Anfragen: stündlich, zuletzt 14:05'],
  };
  const storage = { disk: { free: 5, total: 9 } };
  const stock = { total: 129, public: 93, offers: 70, references: 20 };
  const headers = { authorization: 'Bearer t' };

  let world: World;
  let media: Awaited<ReturnType<typeof upstream>>;
  beforeAll(async () => {
    media = await upstream(() => ({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(storage),
    }));
    world = await startWorld({ MEDIA_URL: media.url });
    world.crmSync.answer({ 'crm-sync.getCrmOverview': () => crm });
    world.leads.answer({ 'leads.getLeadsOverview': () => leads });
    world.catalog.answer({ 'catalog.getStockOverview': () => stock });
  });
  afterAll(async () => {
    await world.close();
    media.server.close();
  });

  const overview = async () => (await world.get('/api/admin/overview', { headers })).json();

  it('the dashboard of staff has the figures of each service [S-7.20]', async () => {
    expect(await overview()).toEqual({ crm, leads, stock, storage });
  });

  it('the dashboard of staff requests the leads of the last 24 hours', async () => {
    await overview();
    const { since } = world.leads.calls.at(-1)!.input as { since: string };
    expect(Math.abs(Date.now() - 24 * 60 * 60 * 1_000 - Date.parse(since))).toBeLessThan(60_000);
  });

  it('the dashboard of staff has null for an unavailable service, and the figures of the others', async () => {
    await world.leads.close();
    expect(await overview()).toEqual({ crm, leads: null, stock, storage });
    await world.crmSync.close();
    media.server.close();
    media.server.closeAllConnections();
    expect(await overview()).toEqual({ crm: null, leads: null, stock, storage: null });
  });
});
