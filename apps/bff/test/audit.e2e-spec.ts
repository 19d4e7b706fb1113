import { type AuditFacts } from '@estate/contracts/identity/audit-facts';
import { auditActionTexts } from '@estate/domain/staff/audit-texts';
import { problem } from '@estate/contracts/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { allRoutes } from '../src/routes/all-routes.ts';
import { recordedAudit } from './recorded-audit.ts';
import { erasure, lead, session, staffRecord } from './records.ts';
import { problemOf, startWorld, type World } from './world.ts';

describe('the audit log', () => {
  const headers = { authorization: 'Bearer t', 'content-type': 'application/json' };

  let world: World;
  let written: Record<string, unknown>[];
  beforeAll(async () => {
    world = await startWorld();
  });
  beforeEach(() => {
    written = recordedAudit(world);
  });
  afterAll(() => world.close());

  const switchOff = (id = 42) =>
    world.get(`/api/admin/properties/${id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ website_status: 'inaktiv' }),
    });

  describe('a state change by staff', () => {
    const changes = [{ field: 'website_status', before: 'aktiv', after: 'inaktiv' }];
    const answerSwitch = (audit: AuditFacts) =>
      world.catalog.answer({
        'catalog.switchProperty': () => ({ ...staffRecord('inaktiv'), is_unchanged: audit === null, audit }),
      });

    it('the audit log records a change by staff with details from the service, which the caller does not receive', async () => {
      answerSwitch({ changes });
      const answer: unknown = await (await switchOff()).json();
      expect(answer).toMatchObject({ ...staffRecord('inaktiv'), is_unchanged: false });
      expect(answer).not.toHaveProperty('audit');
      expect(written).toEqual([
        {
          user_id: 'u1',
          action: 'PATCH /api/admin/properties/{id}',
          target: '42',
          changes,
          refused: null,
        },
      ]);
    });

    it('the audit log gets no entry if the service answers that a call changed nothing [S-2.235]', async () => {
      answerSwitch(null);
      expect((await switchOff()).status).toBe(200);
      expect(written).toEqual([]);
    });

    it('the audit log names the changed record that the service returns if the path of the request names none', async () => {
      const audit = { target: lead().id, changes: [] };
      world.crmSync.answer({ 'crm-sync.startCrmJob': () => ({ jobId: lead().id, audit }) });
      expect((await world.post('/api/admin/jobs', { kind: 'full-sync' }, headers)).status).toBe(202);
      expect(written).toMatchObject([{ action: 'POST /api/admin/jobs', target: lead().id, changes: [] }]);
    });

    it('the audit log records a change that the service refuses, with the listed fields of the request', async () => {
      world.crmSync.answer({ 'crm-sync.startCrmJob': () => problem('job-running') });
      expect((await world.post('/api/admin/jobs', { kind: 'full-sync' }, headers)).status).toBe(409);
      expect(written).toMatchObject([
        {
          refused: 'job-running',
          changes: [
            { field: 'kind', before: null, after: 'full-sync' },
            { field: 'importImages', before: null, after: 'ja' },
          ],
        },
      ]);
    });

    it('the audit log records a change as refused if the caller’s role lacks the permission', async () => {
      world.identity.answer({ 'identity.resolveSession': () => session(null) });
      expect((await switchOff()).status).toBe(403);
      expect((await world.get('/api/admin/jobs', { headers })).status).toBe(403);
      expect(written).toMatchObject([{ user_id: 'u1', target: '42', refused: 'no-permission', changes: [] }]);
    });

    it('the audit log gets no entry for a change that failed because of invalid input or a system fault', async () => {
      world.catalog.answer({
        'catalog.switchProperty': () => problem('property-not-found'),
      });
      expect((await switchOff()).status).toBe(404);
      expect((await world.post('/api/admin/jobs', { kind: 'nonsense' }, headers)).status).toBe(400);
      expect(written).toEqual([]);
    });

    it('the audit log has a German name for every route that changes data', () => {
      const actions = allRoutes
        .filter(({ staff, method }) => staff && method !== 'get')
        .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
      expect(actions.filter((action) => !(action in auditActionTexts))).toEqual([]);
    });
  });

  it('the audit log records every time that staff open the raw data of a property [S-2.54]', async () => {
    world.catalog.answer({
      'catalog.getRawData': () => ({ raw_data: { id: 42 }, audit: { changes: [] } }),
    });
    expect((await world.get('/api/admin/properties/42/raw', { headers })).status).toBe(200);
    expect(written).toEqual([
      {
        user_id: 'u1',
        action: 'GET /api/admin/properties/{id}/raw',
        target: '42',
        changes: [],
        refused: null,
      },
    ]);
  });
});

describe('data of a person', () => {
  const authorization = 'Bearer t';
  const email = 'Jo@example.test';

  let world: World;
  let written: Record<string, unknown>[];
  beforeAll(async () => {
    world = await startWorld();
  });
  beforeEach(() => {
    written = recordedAudit(world);
    world.leads.answer({
      'leads.readPerson': ({ as, cursor }: { as: string; cursor?: string }) => ({
        text: cursor === undefined ? `{"${as}":` : '"Teil 2"}',
        next: cursor === undefined ? `1-${lead().id}` : null,
        audit: { changes: cursor === undefined ? [{ field: 'found', before: null, after: '4' }] : [] },
      }),
      'leads.erasePerson': () => ({ ...erasure(), audit: { target: erasure().id, changes: [] } }),
      'leads.listErasures': () => ({ items: [erasure()] }),
    });
  });
  afterAll(() => world.close());

  const ask = (what: 'access' | 'erase', body: object, headers = {}) =>
    world.post(`/api/admin/leads/${what}`, body, { authorization, ...headers });
  const calls = (message: string) => world.leads.calls.filter((call) => call.message === message);

  it('the upload of a reply’s attachment is refused without a length or above 10 MB, and otherwise passed to leads with its uploader [S-2.91]', async () => {
    const seen: string[] = [];
    world.leads.serve((request, response) => {
      seen.push(String(request.url));
      request.resume().on('end', () => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ id: 'f1', name: 'plan.pdf', type: 'application/pdf', bytes: 3 }));
      });
    });
    const upload = (body: Uint8Array<ArrayBuffer> | string | ReadableStream) =>
      world.get(`/api/admin/leads/${lead().id}/files?name=plan.pdf`, {
        method: 'POST',
        headers: { authorization: 'Bearer t' },
        body,
        ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
      });
    expect((await problemOf(await upload(new Uint8Array(10 * 1024 * 1024 + 1)))).detail).toMatch(
      /höchstens 10 MB/,
    );
    expect((await upload(new Blob(['abc']).stream())).status).toBe(413);
    expect((await upload('abc')).status).toBe(200);
    expect(seen).toEqual([`/reply-files/${lead().id}?name=plan.pdf&by=u1`]);
  });

  describe('access', () => {
    it.each([
      ['application/json', '{"json":"Teil 2"}'],
      ['text/html', '{"html":"Teil 2"}'],
    ])(
      'the print-out of a person’s stored data is sent as %s, uncached, and the audit log records only the number of leads',
      async (accept, text) => {
        const response = await ask('access', { email }, { accept });
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(response.headers.get('content-type')).toBe(`${accept}; charset=utf-8`);
        expect(await response.text()).toBe(text);
        expect(written).toMatchObject([
          {
            action: 'POST /api/admin/leads/access',
            target: null,
            changes: [{ field: 'found', before: null, after: '4' }],
          },
        ]);
        expect(JSON.stringify(written)).not.toMatch(/example\.test|Jo Witt/);
      },
    );

    it('the print-out of a person’s stored data is refused for an invalid address, with a German message', async () => {
      for (const [body, message] of [
        [{}, 'Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer ein.'],
        [{ email: ' ' }, 'Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer ein.'],
        [{ email: 'jo@' }, 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
      ] as const)
        expect((await problemOf(await ask('access', body))).errors).toEqual([{ field: 'email', message }]);
    });
  });

  describe('erasure', () => {
    it('the erasure of a person passes the address to leads, returns the proof and is recorded by its id alone [S-7.31]', async () => {
      const response = await ask('erase', { email });
      expect(await response.json()).toEqual(erasure());
      expect(calls('leads.erasePerson').at(-1)?.input).toEqual({ email });
      expect(written).toMatchObject([{ action: 'POST /api/admin/leads/erase', target: erasure().id }]);
      expect(JSON.stringify(written)).not.toContain('example.test');
    });

    it('the deletion of one lead needs a reason, which is passed to leads [S-2.192]', async () => {
      const deletion = { kind: 'contact', erasure: erasure({ subject: 'lead' }) };
      world.leads.answer({ 'leads.deleteLead': () => ({ ...deletion, audit: { changes: [] } }) });
      const path = `/api/admin/leads/${lead().id}`;
      const remove = (query: string) =>
        world.get(`${path}${query}`, { method: 'DELETE', headers: { authorization } });
      expect(await (await remove('?reason=request')).json()).toEqual(deletion);
      expect(calls('leads.deleteLead').at(-1)?.input).toEqual({ id: lead().id, reason: 'request' });
      expect((await problemOf(await remove(''))).errors).toEqual([
        { field: 'reason', message: 'Bitte wählen Sie einen Grund.' },
      ]);
    });

    it('the list of erasures shows the number of deleted records per service', async () => {
      const response = await world.get('/api/admin/leads/erasures', { headers: { authorization } });
      expect(await response.json()).toEqual({ items: [erasure()] });
    });
  });
});
