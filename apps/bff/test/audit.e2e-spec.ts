import { type AuditItem } from '@estate/contracts/audit';
import { auditActionTexts } from '@estate/contracts/audit-texts';
import { problem } from '@estate/contracts/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { allRoutes } from '../src/routes/all-routes.ts';
import { session } from './records.ts';
import { recordedAudit } from './recorded-audit.ts';
import { startWorld, type World } from './world.ts';

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
    world.identity.answer({ 'identity.resolveSession': () => session('staff') });
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

  it('has German words for every route', () => {
    const changes = allRoutes.filter(({ staff, method, audit }) => staff && (method !== 'get' || audit));
    const actions = changes.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(actions.filter((action) => !(action in auditActionTexts))).toEqual([]);
  });
});

describe('the file for spreadsheets', () => {
  const item = (n: number, more: Partial<AuditItem> = {}): AuditItem => ({
    id: String(n),
    at: '2026-03-02T09:00:00.000Z',
    user: { id: 'u1', name: '=HYPERLINK("http://boese.example")' },
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
      '"02.03.2026, 10:00:00";"\'=HYPERLINK(""http://boese.example"")";"Website-Status geändert";"1";' +
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
