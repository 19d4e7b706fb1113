import { type AuditItem } from '@estate/contracts/identity/audit';
import { auditActionTexts } from '@estate/domain/staff/audit-texts';
import { type PersonData } from '@estate/contracts/leads/erasure';
import { problem } from '@estate/contracts/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { allRoutes } from '../src/routes/all-routes.ts';
import { outcomes } from './audit-outcomes.ts';
import { recordedAudit } from './recorded-audit.ts';
import { erasure, lead, session } from './records.ts';
import { table } from './staff-rights.ts';
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

  const record = (website_status: string) => ({
    id: 42,
    property_status_id: 170_241,
    website_status,
    imported_at: '2026-10-01T00:00:00.000Z',
    missing_energy: [],
    version: 1,
    hidden_by: [],
  });
  const switchOff = (id = 42) =>
    world.get(`/api/admin/properties/${id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ website_status: 'inaktiv' }),
    });

  describe('a state change by staff', () => {
    it('is written down with its fields before and after', async () => {
      let status = 'aktiv';
      world.catalog.answer({
        'catalog.getStaffRecord': () => record(status),
        'catalog.setWebsiteStatus': () => ({
          items: [{ id: 42, website_status: (status = 'inaktiv'), version: 2 }],
          changed: [42],
        }),
      });
      expect((await switchOff()).status).toBe(200);
      expect(written).toEqual([
        {
          user_id: 'u1',
          action: 'PATCH /api/admin/properties/{id}',
          target: '42',
          changes: [{ field: 'website_status', before: 'aktiv', after: 'inaktiv' }],
          refused: null,
        },
      ]);
    });

    it('is written down where the subject refuses it, with what was wanted', async () => {
      world.crmSync.answer({ 'crm-sync.startCrmJob': () => problem('job-running') });
      expect((await world.post('/api/admin/jobs', { kind: 'full-sync' }, headers)).status).toBe(409);
      expect(written).toMatchObject([
        {
          refused: 'job-running',
          changes: [{ field: 'kind', before: null, after: 'full-sync' }],
        },
      ]);
    });

    it('is written down where the role is missing', async () => {
      world.identity.answer({ 'identity.resolveSession': () => session(null) });
      expect((await switchOff()).status).toBe(403);
      expect((await world.get('/api/admin/jobs', { headers })).status).toBe(403);
      expect(written).toMatchObject([{ user_id: 'u1', target: '42', refused: 'no-permission', changes: [] }]);
    });

    it('is no entry where its input or the system is at fault', async () => {
      world.catalog.answer({
        'catalog.getStaffRecord': () => problem('property-not-found'),
        'catalog.setWebsiteStatus': () => problem('property-not-found'),
      });
      expect((await switchOff()).status).toBe(404);
      expect((await world.post('/api/admin/jobs', { kind: 'nonsense' }, headers)).status).toBe(400);
      expect(written).toEqual([]);
    });

    it.each(
      Object.entries(outcomes).flatMap(([name, all]) => all.map((outcome, n) => ({ name, n, outcome }))),
    )(
      'is written down as it happened and not as it was asked for: $name, $n [S-2.235]',
      async ({ name, outcome }) => {
        const [method = '', path = ''] = name.split(' ');
        const { answers, body = table[name]?.body, target = null, changes } = outcome;
        for (const [message, answer] of Object.entries(answers)) {
          const service = { catalog: world.catalog, leads: world.leads, 'crm-sync': world.crmSync };
          service[message.split('.')[0] as keyof typeof service].answer({ [message]: () => answer });
        }
        const response = await world.get(table[name]?.path ?? path, {
          method,
          headers,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        expect([response.status, await response.json()]).toEqual([
          name === 'POST /api/admin/jobs' ? 202 : 200,
          expect.anything(),
        ]);
        const entry = { user_id: 'u1', action: name, target, changes, refused: null };
        expect(written).toEqual(changes === 'none' ? [] : [entry]);
      },
    );

    it('has an outcome in this spec for every route that audits what happened', () => {
      const audited = allRoutes.filter(
        ({ method, audit }) => method !== 'get' && (audit?.after ?? audit?.hasEffect),
      );
      const names = audited.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
      expect(Object.keys(outcomes).sort()).toEqual(names.sort());
    });

    it('has German words for every route', () => {
      const changes = allRoutes.filter(({ staff, method, audit }) => staff && (method !== 'get' || audit));
      const actions = changes.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
      expect(actions.filter((action) => !(action in auditActionTexts))).toEqual([]);
    });
  });

  it('keeps every look at the raw data of a property [S-2.54]', async () => {
    world.catalog.answer({ 'catalog.getRawData': () => ({ raw_data: { id: 42 } }) });
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

  describe('the file for spreadsheets', () => {
    const item = (n: number, more: Partial<AuditItem> = {}): AuditItem => ({
      id: String(n),
      at: '2026-03-02T09:00:00.000Z',
      user: { id: 'u1', name: '=HYPERLINK("http://boese.example")', email: 'chef@example.test' },
      action: 'PATCH /api/admin/properties/{id}',
      target: String(n),
      target_name: null,
      refused: null,
      count: 1,
      changes: [{ field: 'website_status', before: 'aktiv', after: 'inaktiv' }],
      ...more,
    });

    it('holds every page of the search, in German, with no formula', async () => {
      world.identity.answer({
        'identity.listAudit': ({ cursor }: { cursor?: string }) =>
          cursor === undefined
            ? { items: [item(1)], next: `1-${'a'.repeat(24)}` }
            : { items: [item(2, { refused: 'conflict', user: null })], next: null },
      });
      const response = await world.get('/api/admin/audit/csv?q=abc', { headers });
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const [, first, second, rest] = bytes.toString('utf8').split('\r\n');
      expect(first).toBe(
        '"02.03.2026, 10:00:00";"\'=HYPERLINK(""http://boese.example"") (chef@example.test)";"Website-Status geändert";"1";' +
          '"ausgeführt";"1";"Website-Status: aktiv";"Website-Status: inaktiv"',
      );
      expect(second).toContain('"nicht angemeldet"');
      expect(second).toContain('"Die Anfrage steht im Widerspruch zum aktuellen Stand."');
      expect(rest).toBe('');
      expect(world.identity.calls.at(-1)?.input).toMatchObject({ q: 'abc', limit: 200 });
    });

    it('breaks off where a later page is missing, so that nobody takes it for complete', async () => {
      world.identity.answer({
        'identity.listAudit': ({ cursor }: { cursor?: string }) =>
          cursor === undefined ? { items: [item(1)], next: `1-${'a'.repeat(24)}` } : problem('unavailable'),
      });
      const response = await world.get('/api/admin/audit/csv', { headers });
      await expect(response.text()).rejects.toThrow();
    });

    it('is a problem where the first page is missing', async () => {
      world.identity.answer({ 'identity.listAudit': () => problem('unavailable') });
      expect((await world.get('/api/admin/audit/csv', { headers })).status).toBe(503);
    });
  });
});

describe('data of a person', () => {
  const authorization = 'Bearer t';
  const email = 'Jo@example.test';
  const account = { id: 'c'.repeat(24), email: 'kollege@example.test', name: 'Kollege', role: 'admin' };

  let world: World;
  let written: Record<string, unknown>[];
  beforeAll(async () => {
    world = await startWorld();
  });
  beforeEach(() => {
    written = recordedAudit(world);
    world.identity.answer({
      'identity.listStaff': () => ({
        items: [{ ...account, state: 'active', broker: null, two_factor: false, last_seen: null }],
      }),
    });
    world.leads.answer({
      'leads.readPerson': ({ cursor }: { cursor?: string }) => ({
        items: [lead({ title: cursor ? 'zweite Seite' : 'erste Seite' })],
        next: cursor ? null : `1-${lead().id}`,
      }),
      'leads.erasePerson': () => erasure(),
      'leads.listErasures': () => ({ items: [erasure()] }),
      'leads.readPersonReports': () => ({ items: [] }),
    });
  });
  afterAll(() => world.close());

  const ask = (what: 'access' | 'erase', body: object, headers = {}) =>
    world.post(`/api/admin/leads/${what}`, body, { authorization, ...headers });
  const calls = (message: string) => world.leads.calls.filter((call) => call.message === message);

  it('takes no file of a reply without a length or beyond 10 MB, and hands the others to leads with their uploader [S-2.91]', async () => {
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
    it('tells all pages of leads as JSON, is kept by nobody, and writes down the number without the address', async () => {
      const response = await ask('access', { email });
      const data = (await response.json()) as PersonData;
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(data).toMatchObject({ email, is_complete: true });
      expect(data.leads.map(({ title }) => title)).toEqual(['erste Seite', 'zweite Seite']);
      expect(written).toMatchObject([
        {
          action: 'POST /api/admin/leads/access',
          target: null,
          changes: [{ field: 'found', before: null, after: '2' }],
        },
      ]);
      expect(JSON.stringify(written)).not.toMatch(/example\.test|Jo Witt/);
    });

    it('is a German page to print where HTML is asked for, in which nothing of a visitor is markup', async () => {
      const bad = '<img src=x onerror=alert(1)>"&';
      world.leads.answer({
        'leads.readPerson': () => ({
          items: [
            lead({
              name: bad,
              title: bad,
              comments: [{ id: lead().id, at: '2026-11-20T09:00:00.000Z', by: 'u1', text: bad }],
              phone: bad,
              suspicion: bad,
              content: [
                { label: bad, quote: bad },
                { text: bad },
                { heading: bad },
                { facts: [{ label: bad, value: bad }] },
              ],
              history: [{ at: lead().received_at, what: 'read', by: 'u1' }],
              filing: {
                state: 'filed',
                conflicts: [{ field: 'last_name', theirs: bad, ours: bad }],
              },
              replies: [
                {
                  id: 'r1',
                  at: lead().received_at,
                  by: 'u1',
                  from: bad,
                  subject: bad,
                  text: bad,
                  files: [{ id: 'f1', name: bad, type: 'application/pdf', bytes: 1 }],
                  mail: { state: 'sent', attempts: 1 },
                },
              ],
            }),
          ],
          next: null,
        }),
      });
      const response = await ask('access', { email: '"<b>"@example.test' }, { accept: 'text/html' });
      expect(response.status).toBe(400);
      const page = await ask('access', { email }, { accept: 'text/html' });
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(page.headers.get('cache-control')).toBe('no-store');
      const html = await page.text();
      expect(html).not.toContain('<img');
      expect(html.split('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;')).toHaveLength(17);
      for (const words of ['<html lang="de">', '@media print', 'Unsere Antworten', 'Notiz geändert', email])
        expect(html).toContain(words);
    });

    it('says so where nothing is known, and what is wrong with an address', async () => {
      world.leads.answer({ 'leads.readPerson': () => ({ items: [], next: null }) });
      const page = await ask('access', { email }, { accept: 'text/html' });
      expect(await page.text()).toContain('Zu diesen Angaben ist bei uns nichts gespeichert.');
      for (const [body, message] of [
        [{}, 'Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer ein.'],
        [{ email: ' ' }, 'Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer ein.'],
        [{ email: 'jo@' }, 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
      ] as const)
        expect((await problemOf(await ask('access', body))).errors).toEqual([{ field: 'email', message }]);
    });
  });

  describe('erasure', () => {
    it('hands the address to leads, answers the proof and writes down its id alone [S-7.31]', async () => {
      const response = await ask('erase', { email });
      expect(await response.json()).toEqual(erasure());
      expect(calls('leads.erasePerson').at(-1)?.input).toEqual({ email });
      expect(written).toMatchObject([{ action: 'POST /api/admin/leads/erase', target: erasure().id }]);
      expect(JSON.stringify(written)).not.toContain('example.test');
    });

    it('is refused for an account of staff, in any spelling', async () => {
      const before = calls('leads.erasePerson').length;
      const problem = await problemOf(await ask('erase', { email: 'KOLLEGE@example.test' }));
      expect(problem).toMatchObject({ status: 409, detail: expect.stringContaining('Konto der Verwaltung') });
      expect(calls('leads.erasePerson')).toHaveLength(before);
      expect(written).toMatchObject([{ refused: 'conflict', target: null }]);
    });

    it('of one lead is written down with its number, kind and reason and what was left, without a name [S-2.192]', async () => {
      const parts = erasure()
        .parts.slice(0, 1)
        .map((part) => ({ ...part, left: { leads: 1, sending: 1 } }));
      const deletion = { kind: 'contact', erasure: erasure({ subject: 'lead', parts }) };
      world.leads.answer({ 'leads.deleteLead': () => deletion });
      const path = `/api/admin/leads/${lead().id}`;
      const remove = (query: string) =>
        world.get(`${path}${query}`, { method: 'DELETE', headers: { authorization } });
      const response = await remove('?reason=request');
      expect(await response.json()).toEqual(deletion);
      expect(written).toEqual([
        {
          user_id: 'u1',
          action: 'DELETE /api/admin/leads/{id}',
          target: lead().id,
          changes: [
            { field: 'kind', before: null, after: 'Nachricht' },
            { field: 'reason', before: null, after: 'Die Person hat es verlangt' },
            { field: 'left', before: null, after: '1' },
          ],
          refused: null,
        },
      ]);
      expect((await problemOf(await remove(''))).errors).toEqual([
        { field: 'reason', message: 'Bitte wählen Sie einen Grund.' },
      ]);
    });

    it('is listed with what each service erased', async () => {
      const response = await world.get('/api/admin/leads/erasures', { headers: { authorization } });
      expect(await response.json()).toEqual({ items: [erasure()] });
    });
  });
});
