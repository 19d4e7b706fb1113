import { problem } from '@estate/contracts/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { job, session } from './records.ts';
import { problemOf, startWorld, type World } from './world.ts';

describe('staff calls', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  beforeEach(() => world.identity.answer({ 'identity.resolveSession': () => session('admin') }));
  afterAll(() => world.close());

  it('start a job in the name of who is signed in, and refuse a bad one', async () => {
    const headers = { authorization: 'Bearer t' };
    world.crmSync.answer({ 'crm-sync.startCrmJob': () => ({ jobId: 'j1' }) });
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

  it('repeat what failed, read the history and page through the failures', async () => {
    const headers = { authorization: 'Bearer t' };
    const jobId = '0199c0de-0000-4000-8000-000000000001';
    const written: { changes: unknown }[] = [];
    world.identity.answer({
      'identity.recordAudit': (entry: { changes: unknown }) => {
        written.push(entry);
        return { id: 'a1' };
      },
    });
    const failures = { items: [{ propertyId: 7, error: 'Nicht gefunden.' }], total: 2, next: 7 };
    world.crmSync.answer({
      'crm-sync.startCrmJob': () => ({ jobId: 'j2' }),
      'crm-sync.listJobHistory': () => ({ items: [job()] }),
      'crm-sync.listJobFailures': () => failures,
    });
    const repeat = { kind: 'update-optional-fields', retryOf: jobId };
    expect((await world.post('/api/admin/jobs', repeat, headers)).status).toBe(202);
    expect(world.crmSync.calls.at(-1)?.input).toMatchObject({ job: repeat });
    expect(written.at(-1)?.changes).toContainEqual({ field: 'retryOf', before: null, after: jobId });
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

  it.each(['completed', 'meta', 'a:b', '1', '%00'])('ask for no job under the name %s', async (id) => {
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
  });
});
