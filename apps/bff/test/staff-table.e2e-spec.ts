import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@estate/test-kit/wait';
import { allRoutes } from '../src/routes/all-routes.ts';
import { currentSyncSettings, job, lead, syncSettings } from './records.ts';
import {
  callerOf,
  everyCaller,
  type Kind,
  kinds,
  password,
  people,
  signIn,
  type StaffWorld,
  startStaffWorld,
  tokenOf,
} from './staff-world.ts';
import { publicUrl } from './world.ts';

type Statuses = Record<Kind, number>;

interface Row {
  /** Values for the parameters in the path. */
  readonly path?: string;
  readonly body?: unknown;
  readonly statuses: Statuses;
}

const nobody = {
  anonymous: 401,
  forged: 401,
  unsigned: 401,
  expired: 401,
  signedOut: 401,
  bearerUnsigned: 401,
};

/** A foreign page may send a read with the cookie, but the browser withholds the answer from that page. */
const reads = (ok: number): Statuses => ({
  ...{ ...nobody, staff: 403 },
  ...{ foreignOrigin: ok, missingOrigin: ok, admin: ok, bearer: ok },
});

const changes = (ok: number): Statuses => ({
  ...{ ...nobody, staff: 403 },
  ...{ foreignOrigin: 403, missingOrigin: 403, admin: ok, bearer: ok },
});

const everybody = (ok: number): Statuses => ({
  ...{ anonymous: ok, forged: ok, unsigned: ok, expired: ok, signedOut: ok, bearerUnsigned: ok },
  ...{ staff: ok, foreignOrigin: ok, missingOrigin: ok, admin: ok, bearer: ok },
});
const everybodyFromHere = { ...everybody(200), foreignOrigin: 403, missingOrigin: 403 };

/** No sign-in waits for a second factor, and no account has one. */
const nothingToVerify = { ...everybody(400), foreignOrigin: 403, missingOrigin: 403 };

const jobId = '6f1c1a52-6c0e-4a7e-9d0e-0b7f3f0f7a11';
/** An account that does not exist. */
const account = `/api/admin/staff/${'a'.repeat(24)}`;
const leadPath = `/api/admin/leads/${lead().id}`;
const status = { website_status: 'inaktiv' };

/** The expected answer of each path to each kind of caller. A new route needs a row here. */
const table: Record<string, Row> = {
  'POST /api/auth/sign-in/email': { body: { email: people.admin, password }, statuses: everybodyFromHere },
  'POST /api/auth/sign-out': { statuses: everybodyFromHere },
  'GET /api/auth/get-session': { statuses: everybody(200) },
  'POST /api/auth/change-password': {
    body: { currentPassword: password, newPassword: password },
    statuses: { ...changes(200), staff: 200 },
  },
  'POST /api/auth/two-factor/enable': { body: { password }, statuses: { ...changes(200), staff: 200 } },
  'POST /api/auth/two-factor/disable': { body: { password }, statuses: { ...changes(200), staff: 200 } },
  'POST /api/auth/two-factor/verify-totp': { body: { code: '000000' }, statuses: nothingToVerify },
  'POST /api/auth/two-factor/verify-backup-code': { body: { code: 'abc' }, statuses: nothingToVerify },
  'GET /api/admin/me': { statuses: reads(200) },
  'GET /api/admin/overview': { statuses: reads(200) },
  'POST /api/admin/caches/clear': { statuses: changes(200) },
  'GET /api/admin/properties': { statuses: reads(200) },
  'POST /api/admin/properties/status': { body: { ids: [42], ...status }, statuses: changes(200) },
  'POST /api/admin/properties/status/undo': {
    body: { items: [{ id: 42, version: 1 }] },
    statuses: changes(200),
  },
  'GET /api/admin/properties/{id}/raw': { path: '/api/admin/properties/42/raw', statuses: reads(200) },
  'GET /api/admin/properties/{id}/history': {
    path: '/api/admin/properties/42/history',
    statuses: reads(200),
  },
  'GET /api/admin/properties/{id}': { path: '/api/admin/properties/42', statuses: reads(200) },
  'PATCH /api/admin/properties/{id}': {
    path: '/api/admin/properties/42',
    body: status,
    statuses: changes(200),
  },
  'GET /api/admin/leads': { statuses: reads(200) },
  'GET /api/admin/leads/export': { statuses: reads(200) },
  'GET /api/admin/leads/{id}': { path: leadPath, statuses: reads(200) },
  'PATCH /api/admin/leads/{id}': {
    path: leadPath,
    body: { handled: true, version: 0 },
    statuses: changes(200),
  },
  'POST /api/admin/leads/{id}/read': { path: `${leadPath}/read`, statuses: changes(200) },
  'POST /api/admin/leads/{id}/release': { path: `${leadPath}/release`, statuses: changes(200) },
  'POST /api/admin/leads/{id}/resend': {
    path: `${leadPath}/resend`,
    body: { mail: 'agency' },
    statuses: changes(200),
  },
  'GET /api/admin/media/render/{bucket}/{path+}': {
    path: '/api/admin/media/render/property-images/42/1.jpeg?width=600&height=384&quality=75&resize=cover',
    statuses: reads(200),
  },
  'POST /api/admin/propstack/test': { body: { propertyId: 42, apiVersion: 'v1' }, statuses: changes(200) },
  'GET /api/admin/propstack/logs': { statuses: reads(200) },
  'GET /api/admin/propstack/logs/{id}': {
    path: `/api/admin/propstack/logs/${'c'.repeat(24)}`,
    statuses: reads(200),
  },
  'DELETE /api/admin/propstack/logs': { statuses: changes(200) },
  'GET /api/admin/sync/settings': { statuses: reads(200) },
  'PUT /api/admin/sync/settings': { body: syncSettings, statuses: changes(200) },
  'GET /api/admin/audit': { statuses: reads(200) },
  'GET /api/admin/audit/csv': { statuses: reads(200) },
  'GET /api/admin/staff': { statuses: reads(200) },
  'POST /api/admin/staff': {
    body: { email: 'neu@example.test', role: 'staff' },
    statuses: changes(200),
  },
  'PATCH /api/admin/staff/{id}': { path: account, body: { role: 'staff' }, statuses: changes(404) },
  'DELETE /api/admin/staff/{id}': { path: account, statuses: changes(404) },
  'POST /api/admin/staff/{id}/reset': { path: `${account}/reset`, statuses: changes(404) },
  'DELETE /api/admin/staff/{id}/two-factor': { path: `${account}/two-factor`, statuses: changes(404) },
  'GET /api/admin/staff/{id}/sessions': { path: `${account}/sessions`, statuses: reads(404) },
  'DELETE /api/admin/staff/{id}/sessions': { path: `${account}/sessions`, statuses: changes(404) },
  'DELETE /api/admin/staff/{id}/sessions/{session}': {
    path: `${account}/sessions/${'b'.repeat(24)}`,
    statuses: changes(404),
  },
  'POST /api/admin/jobs': { body: { kind: 'full-sync' }, statuses: changes(202) },
  'GET /api/admin/jobs': { statuses: reads(200) },
  'GET /api/admin/jobs/events': { statuses: reads(200) },
  'GET /api/admin/jobs/history': { path: '/api/admin/jobs/history?kind=full-sync', statuses: reads(200) },
  'GET /api/admin/jobs/{id}/failures': { path: `/api/admin/jobs/${jobId}/failures`, statuses: reads(200) },
  'GET /api/admin/jobs/{id}': { path: `/api/admin/jobs/${jobId}`, statuses: reads(200) },
  'POST /api/admin/jobs/{id}/cancel': { path: `/api/admin/jobs/${jobId}/cancel`, statuses: changes(200) },
};

const record = {
  ...{ id: 42, property_status_id: 170_241, website_status: 'inaktiv' },
  imported_at: '2026-10-01T00:00:00.000Z',
  ...{ missing_energy: [], version: 1, hidden_by: ['inaktiv'] },
};
const loggedCall = {
  ...{ id: 'c'.repeat(24), created_at: '2026-11-01T08:00:00.000Z', function_name: 'full-sync' },
  ...{ request_type: 'GET', request_url: 'https://crm.example/v1/units', request_params: null },
  ...{ response_status: 200, error_message: null, duration_ms: 12, response_data: [] },
};
const switched = { id: 42, website_status: 'inaktiv', version: 1 };

let world: StaffWorld;
beforeAll(async () => {
  world = await startStaffWorld({ rereadMs: 60_000, commentMs: 60_000, sessionMs: 50, settleMs: 10 });
  world.catalog.answer({
    'catalog.listForStaff': () => ({ items: [], total: 0 }),
    'catalog.getStaffRecord': () => record,
    'catalog.getPropertyHistory': () => ({ items: [] }),
    'catalog.getRawData': () => ({ raw_data: { id: 42 } }),
    'catalog.setWebsiteStatus': () => ({ items: [switched], changed: [42] }),
    'catalog.restoreWebsiteStatus': () => ({ items: [switched], kept: [] }),
  });
  world.leads.answer({
    'leads.listLeads': () => ({ items: [], total: 0, unread: 0 }),
    'leads.exportLeads': () => ({ items: [], next: null }),
    ...Object.fromEntries(
      ['getLead', 'readLead', 'changeLead', 'releaseLead', 'resendLeadMail'].map((name) => [
        `leads.${name}`,
        () => lead(),
      ]),
    ),
  });
  world.crmSync.answer({
    'crm-sync.startCrmJob': () => ({ jobId: job().id }),
    'crm-sync.getJob': () => job(),
    'crm-sync.cancelJob': () => job(),
    'crm-sync.listPropstackLogs': () => ({ items: [], next: null }),
    'crm-sync.getPropstackLog': () => loggedCall,
    'crm-sync.deletePropstackLogs': () => ({ deleted: 0 }),
    'crm-sync.listJobHistory': () => ({ items: [] }),
    'crm-sync.listJobFailures': () => ({ items: [], total: 0, next: null }),
    'crm-sync.getSyncSettings': () => currentSyncSettings,
    'crm-sync.setSyncSettings': () => currentSyncSettings,
  });
}, 60_000);
afterAll(() => world.close());

async function call(name: string, headers: Record<string, string>): Promise<Response> {
  const [method = '', path = ''] = name.split(' ');
  const { path: named, body } = table[name] ?? {};
  return world.get(named ?? path, {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

/** The status of the answer; a stream is closed. */
async function statusOf(name: string, headers: Record<string, string>): Promise<number> {
  const response = await call(name, headers);
  await response.body?.cancel();
  return response.status;
}

/** The answers to each kind of caller, requested one after the other. */
async function answers<Answer>(ask: (kind: Kind) => Promise<Answer>): Promise<Record<Kind, Answer>> {
  const found: Partial<Record<Kind, Answer>> = {};
  for (const kind of kinds) found[kind] = await ask(kind);
  return found as Record<Kind, Answer>;
}

const routes = allRoutes.map(({ method, path, staff }) => ({
  name: `${method.toUpperCase()} ${path}`,
  isForStaff: staff !== undefined || path.startsWith('/api/admin/'),
  isForAll: path.startsWith('/api/auth/'),
}));

describe('the table of who may do what', () => {
  it('has a row for every route of staff and of sign-in, and for nothing else', () => {
    const names = routes.filter((route) => route.isForStaff || route.isForAll).map(({ name }) => name);
    expect(Object.keys(table).sort()).toEqual(names.sort());
  });

  describe('holds for', () => {
    let callers: Record<Kind, Record<string, string>>;
    beforeAll(async () => {
      callers = await everyCaller(world);
    }, 60_000);

    it.each(Object.keys(table).filter((name) => !name.includes('/api/auth/')))('%s', async (name) => {
      expect(await answers((kind) => statusOf(name, callers[kind]))).toEqual(table[name]?.statuses);
    });

    it('HEAD, which is told no more than GET', async () => {
      for (const name of Object.keys(table).filter((row) => row.startsWith('GET /api/admin/'))) {
        const path = table[name]?.path ?? name.slice('GET '.length);
        for (const kind of ['anonymous', 'forged', 'bearerUnsigned'] as const) {
          const response = await world.get(path, { method: 'HEAD', headers: callers[kind] });
          expect([name, kind, response.status]).toEqual([name, kind, 401]);
        }
      }
    });

    it.each(['sign-up/email', 'list-sessions', 'update-user', 'delete-user', 'revoke-sessions', 'token'])(
      '/api/auth/%s, which does not exist',
      async (path) => {
        for (const method of ['GET', 'POST']) {
          for (const kind of ['anonymous', 'admin', 'bearer'] as const) {
            const response = await world.get(`/api/auth/${path}`, { method, headers: callers[kind] });
            expect([method, kind, response.status]).toEqual([method, kind, 404]);
          }
        }
      },
    );
  });

  // These calls end sessions, so each caller has a session of its own.
  it.each(Object.keys(table).filter((name) => name.includes('/api/auth/')))(
    'holds for %s',
    async (name) => {
      const statuses = answers(async (kind) => statusOf(name, await callerOf(kind, world)));
      expect(await statuses).toEqual(table[name]?.statuses);
    },
    60_000,
  );
});

it('tells a session to nobody who has none', async () => {
  const found = await answers(async (kind) => {
    const response = await call('GET /api/auth/get-session', await callerOf(kind, world));
    return ((await response.json()) as { user: { email: string } } | null)?.user.email ?? null;
  });
  const { admin, staff } = people;
  expect(found).toEqual({
    ...{ anonymous: null, forged: null, unsigned: null, expired: null, signedOut: null },
    ...{ bearerUnsigned: null, staff, foreignOrigin: admin, missingOrigin: admin, admin, bearer: admin },
  });
}, 60_000);

it('hands no token to a page', async () => {
  for (const name of Object.keys(table).filter((row) => row.includes('/api/auth/'))) {
    const admin = await callerOf('admin', world);
    const response = await call(name, { ...admin, 'x-token': 'bearer' });
    const said = [...response.headers].filter(([header]) => header !== 'set-cookie').join('\n');
    const sessions = await world.store.collection('session').find().toArray();
    const text = `${said}\n${await response.text()}`;
    expect([name, response.headers.get('set-auth-token')]).toEqual([name, null]);
    for (const { token } of sessions) expect(text).not.toContain(String(token));
  }
}, 60_000);

it('ends the streams and bearer tokens of others when a password changes', async () => {
  const bearer = await callerOf('bearer', world);
  const [own, other] = [await signIn(world, people.admin), await signIn(world, people.admin)];
  const stream = await call('GET /api/admin/jobs/events', { cookie: other });
  const changed = await call('POST /api/auth/change-password', { cookie: own, origin: publicUrl });
  expect(changed.status).toBe(200);
  const renewed = changed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect(tokenOf(renewed)).not.toBe(tokenOf(own));
  expect(await statusOf('GET /api/admin/me', { cookie: renewed })).toBe(200);
  for (const headers of [{ cookie: own }, { cookie: other }, bearer]) {
    expect(await statusOf('GET /api/admin/me', headers)).toBe(401);
  }
  let hasEnded = false;
  void stream.text().then(() => (hasEnded = true));
  await eventually(() => expect(hasEnded).toBe(true));
});
