import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allRoutes } from '../src/routes/all-routes.ts';
import {
  apiTestResult,
  currentSyncSettings,
  erasure,
  job,
  lead,
  noticeSettings,
  property,
  referenceTable,
  sectionDetail,
  staffRecord,
} from './records.ts';
import { table } from './staff-rights.ts';
import {
  callerOf,
  everyCaller,
  type Kind,
  kinds,
  people,
  signedIn,
  signIn,
  type StaffWorld,
  startStaffWorld,
  tokenOf,
  withToken,
} from './staff-world.ts';
import { publicUrl } from './world.ts';

const audit = { changes: [] };
const file = { text: '"ID"', next: null, audit };
const loggedCall = {
  id: 'c'.repeat(24),
  created_at: '2026-11-01T08:00:00.000Z',
  function_name: 'full-sync',
  request_type: 'GET',
  request_url: 'https://crm.example/v1/units',
  request_params: null,
  response_status: 200,
  error_message: null,
  duration_ms: 12,
  response_data: [],
};
const propertyReport = {
  name: 'Frau Petersen',
  email: 'petersen@example.test',
  created_at: '2026-11-01T08:00:00.000Z',
  last_mail: null,
};
const hookState = { registered: [], error: null, last: null };
const noCases = { with_range: 0, without_range: 0, median_error: null, inside_share: null, bias: null };
const switched = { id: 42, website_status: 'inaktiv', version: 1 };

let world: StaffWorld;
beforeAll(async () => {
  world = await startStaffWorld();
  world.catalog.answer({
    'catalog.listForStaff': () => ({ items: [], total: 0 }),
    'catalog.exportProperties': () => file,
    'catalog.getStaffRecord': () => staffRecord('inaktiv'),
    'catalog.getPropertyHistory': () => ({ items: [] }),
    'catalog.getPropertyPreview': () => ({ property: property(), hidden_by: ['inaktiv'] }),
    'catalog.getPropertyViews': () => ({
      title: 'Villa',
      city: null,
      country: null,
      removed_at: null,
      counted_from: null,
      items: [],
    }),
    'catalog.getRawData': () => ({ raw_data: { id: 42 }, audit }),
    'catalog.setWebsiteStatus': () => ({ items: [switched], changed: [42], audit }),
    'catalog.switchProperty': () => ({ ...staffRecord('inaktiv'), is_unchanged: false, audit }),
    'catalog.endPublication': () => ({ ...staffRecord('inaktiv'), audit }),
    'catalog.getBackTest': () => ({ all: noCases, by_type: [], by_district: [], has_claim: false }),
    'catalog.listReferenceTables': () => ({ items: [referenceTable()] }),
    'catalog.getReferenceRows': () => ({ rows: [] }),
    'catalog.previewReferenceTable': () => ({ rows: [], faults: [], ignored: [] }),
    'catalog.importReferenceTable': () => ({ table: referenceTable(), audit }),
    'catalog.releaseReferenceTable': () => ({ table: referenceTable(), audit }),
    'catalog.deleteReferenceTable': () => ({ audit }),
    'catalog.restoreWebsiteStatus': () => ({ items: [switched], unchanged: [], audit }),
  });
  world.content.answer({
    'content.listSections': () => ({ items: [] }),
    'content.getSection': () => ({ section: sectionDetail() }),
    'content.listVersions': () => ({ items: [] }),
    ...Object.fromEntries(
      ['saveDraft', 'discardDraft', 'publishDraft', 'cancelPublication', 'publishVersion'].map((name) => [
        `content.${name}`,
        () => ({ section: sectionDetail(), audit }),
      ]),
    ),
  });
  world.leads.answer({
    'leads.listValuedAddresses': () => ({ items: [] }),
    'leads.countUnread': () => ({ unread: 0 }),
    'leads.listLeads': () => ({ items: [], total: 0 }),
    'leads.readPerson': () => ({ text: '{}', next: null, audit }),
    'leads.erasePerson': () => ({ ...erasure(), audit }),
    'leads.countRequests': () => ({ items: [] }),
    'leads.getReport': () => ({ report: null }),
    'leads.listSubscribers': () => ({ items: [], total: 0, page: 1 }),
    'leads.countMatchingOrders': () => ({ orders: 0, people: 0 }),
    'leads.readSearchLetters': () => ({
      items: [],
      refusal: null,
      expose_refusal: null,
      is_hidden: false,
      publish_at: null,
      templates: [],
    }),
    'leads.getExposeState': () => ({
      is_reviewed: false,
      crm_file: null,
      has_bank_sheet: true,
      hides_address: false,
      gaps: [],
    }),
    'leads.getOrderState': () => ({ is_on: false, obstacles: [] }),
    'leads.setOrderSwitch': () => ({ audit: null }),
    'leads.setExposeSource': () => ({ audit: null }),
    'leads.setExposeReview': () => ({ audit: null }),
    'leads.previewDocument': () => ({ hash: 'a'.repeat(64), name: 'Exposé Villa.pdf' }),
    'leads.previewSearchLetter': () => ({ html: '', audit: null }),
    'leads.sendSearchLetter': () => ({ items: [], audit }),
    'leads.setProprietor': () => ({ report: propertyReport, link: null }),
    'leads.renewReportLink': () => ({ report: propertyReport, link: null }),
    'leads.endReport': () => ({}),
    'leads.attachDocument': () => ({ id: 'f1', name: 'a.pdf', type: 'application/pdf', bytes: 2, audit }),
    'leads.listErasures': () => ({ items: [erasure()] }),
    'leads.changeLeads': () => ({ items: [], unchanged: [], audit }),
    'leads.deleteLead': () => ({ kind: 'contact', erasure: erasure({ subject: 'lead' }), audit }),
    'leads.deleteSpam': () => ({ deleted: [], audit }),
    'leads.dropReplyFile': () => ({}),
    'leads.getReplyTemplates': () => ({ items: [], version: 0 }),
    'leads.setReplyTemplates': () => ({ items: [], version: 1, audit }),
    'leads.getCrmTransferSettings': () => ({ kinds: [], version: 0, failed: 0 }),
    'leads.setCrmTransferSettings': () => ({ kinds: [], version: 1, failed: 0, audit }),
    'leads.retryCrmTransfers': () => ({ ordered: 0, audit }),
    'leads.exportLeads': () => file,
    ...Object.fromEntries(
      [
        'getLead',
        'readLead',
        'changeLead',
        'addComment',
        'deleteComment',
        'mergeLead',
        'resendLeadMail',
        'sendReply',
        'orderCrmTransfer',
      ].map((name) => [`leads.${name}`, () => ({ ...lead(), audit })]),
    ),
  });
  world.crmSync.answer({
    'crm-sync.startCrmJob': () => ({ jobId: job().id, audit }),
    'crm-sync.getJob': () => job(),
    'crm-sync.cancelJob': () => ({ ...job(), audit }),
    'crm-sync.listPropstackLogs': () => ({ items: [], next: null }),
    'crm-sync.testPropstackApi': () => ({ ...apiTestResult, audit }),
    'crm-sync.getPropstackLog': () => loggedCall,
    'crm-sync.deletePropstackLogs': () => ({ deleted: 0, audit }),
    'crm-sync.listJobHistory': () => ({ items: [] }),
    'crm-sync.listJobFailures': () => ({ items: [], total: 0, next: null }),
    'crm-sync.getSyncSettings': () => currentSyncSettings,
    'crm-sync.getRemoval': () => ({ removal: null }),
    'crm-sync.dismissRemoval': () => ({ unchanged: 1, audit }),
    'crm-sync.setSyncSettings': () => ({ ...currentSyncSettings, audit }),
    'crm-sync.listIncidents': () => ({ items: [] }),
    'crm-sync.getNoticeSettings': () => noticeSettings,
    'crm-sync.setNoticeSettings': () => ({ ...noticeSettings, audit }),
    'crm-sync.getWebhookState': () => hookState,
    'crm-sync.registerWebhooks': () => ({ ...hookState, audit }),
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

/** The headers of one caller of each kind. Their sessions are used by calls that end no session. */
let callers: Record<Kind, Record<string, string>>;
beforeAll(async () => {
  callers = await everyCaller(world);
}, 60_000);

/** Whether the route ends sessions, so that each caller needs a new session. */
const endsSessions = (name: string) =>
  /sign-out|change-password|two-factor\/(en|dis)able|DELETE .*account\/sessions$/.test(name);
const isDisobeyed = (kind: Kind) => /^(expired|signedOut|foreignOrigin|missingOrigin)$/.test(kind);

describe('the table of who may do what', () => {
  it('the table of permissions has a row for every route of staff and sign-in', () => {
    const names = routes.filter((route) => route.isForStaff || route.isForAll).map(({ name }) => name);
    expect(Object.keys(table).sort()).toEqual(names.sort());
  });

  describe('holds for', () => {
    it.each(Object.keys(table).filter((name) => !endsSessions(name)))(
      'the route %s answers every kind of caller as the table of permissions says',
      async (name) => {
        expect(await answers((kind) => statusOf(name, callers[kind]))).toEqual(table[name]?.statuses);
      },
    );

    it('a HEAD request to a staff route reveals no more than GET', async () => {
      for (const name of Object.keys(table).filter((row) => row.startsWith('GET /api/admin/'))) {
        const path = table[name]?.path ?? name.slice('GET '.length);
        for (const kind of ['anonymous', 'forged', 'bearerUnsigned'] as const) {
          const response = await world.get(path, { method: 'HEAD', headers: callers[kind] });
          expect([name, kind, response.status]).toEqual([name, kind, 401]);
        }
      }
    });

    it.each([
      'sign-up/email',
      'list-sessions',
      'update-user',
      'delete-user',
      'revoke-sessions',
      'token',
      'two-factor/get-totp-uri',
      'two-factor/view-backup-codes',
      'two-factor/send-otp',
      'two-factor/verify-otp',
    ])('the authentication route /api/auth/%s is not exposed', async (path) => {
      for (const method of ['GET', 'POST']) {
        for (const kind of ['anonymous', 'admin', 'bearer'] as const) {
          const response = await world.get(`/api/auth/${path}`, { method, headers: callers[kind] });
          expect([method, kind, response.status]).toEqual([method, kind, 404]);
        }
      }
    });
  });

  it('the authentication route get-session returns null without a session', async () => {
    const found = await answers(async (kind) => {
      const response = await call('GET /api/auth/get-session', callers[kind]);
      return ((await response.json()) as { user: { email: string } } | null)?.user.email ?? null;
    });
    const { admin, office, broker, noRole } = people;
    expect(found).toEqual({
      anonymous: null,
      forged: null,
      unsigned: null,
      expired: null,
      signedOut: null,
      bearerUnsigned: null,
      noRole,
      broker,
      office,
      foreignOrigin: admin,
      missingOrigin: admin,
      admin,
      bearer: admin,
    });
  });

  it.each(Object.keys(table).filter(endsSessions))(
    'the route %s, which ends sessions, answers every kind of caller as the table of permissions says',
    async (name) => {
      const live = await signIn(world, people.admin);
      const own = (kind: Kind) => (isDisobeyed(kind) ? callers[kind] : callerOf(kind, world, live));
      const statuses = answers(async (kind) => statusOf(name, await own(kind)));
      expect(await statuses).toEqual(table[name]?.statuses);
    },
    60_000,
  );
});

describe('leads', () => {
  const names = Object.keys(table).filter(
    (name) =>
      name === 'GET /api/admin/overview' ||
      (name.includes('/api/admin/leads') && table[name]?.statuses.broker === 200),
  );

  it.each(names)(
    'the route %s shows a broker only the own leads, and the office all of them [S-2.166]',
    async (name) => {
      const broker = await world.store.collection('user').findOne({ email: people.broker });
      for (const [kind, owner] of [
        ['broker', String(broker?._id)],
        ['office', null],
      ] as const) {
        const [calls, files] = [world.leads.calls.length, world.replyFiles.length];
        await statusOf(name, await callerOf(kind, world, ''));
        const owners = [
          ...world.leads.calls.slice(calls).map(({ input }) => (input as { owner?: unknown }).owner),
          ...world.replyFiles
            .slice(files)
            .map(({ request }) => new URL(request.url ?? '', 'http://leads').searchParams.get('owner')),
        ];
        expect(owners).not.toEqual([]);
        expect(new Set(owners)).toEqual(new Set([owner]));
      }
    },
  );
});

describe('where all accounts need a second factor', () => {
  let admin: Record<string, string>;
  beforeAll(async () => {
    admin = await signedIn(world);
    await world.settings.write({ two_factor_required: true });
  });
  afterAll(() => world.settings.write({ two_factor_required: false }));

  it.each(Object.keys(table).filter((name) => name.includes('/api/admin/') && !endsSessions(name)))(
    'the route %s is refused without the required second factor, except for the caller’s own account [S-2.164]',
    async (name) => {
      const isOwn = /\/api\/admin\/(me$|account)/.test(name);
      expect(await statusOf(name, admin)).toBe(isOwn ? table[name]?.statuses.admin : 403);
    },
  );
});

it('a sign-in from the website returns no token', async () => {
  for (const name of Object.keys(table).filter((row) => row.includes('/api/auth/'))) {
    const admin = await signedIn(world);
    const response = await call(name, { ...admin, 'x-token': 'bearer' });
    const said = [...response.headers].filter(([header]) => header !== 'set-cookie').join('\n');
    const sessions = await world.store.collection('session').find().toArray();
    const text = `${said}\n${await response.text()}`;
    expect([name, response.headers.get('set-auth-token')]).toEqual([name, null]);
    for (const { token } of sessions) expect(text).not.toContain(String(token));
  }
}, 60_000);

it('a change of the password ends all other sessions and bearer tokens of the account', async () => {
  const bearer = await withToken(world);
  const [own, other] = [await signIn(world, people.admin), await signIn(world, people.admin)];
  const changed = await call('POST /api/auth/change-password', { cookie: own, origin: publicUrl });
  expect(changed.status).toBe(200);
  const renewed = changed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect(tokenOf(renewed)).not.toBe(tokenOf(own));
  expect(await statusOf('GET /api/admin/me', { cookie: renewed })).toBe(200);
  for (const headers of [{ cookie: own }, { cookie: other }, bearer]) {
    expect(await statusOf('GET /api/admin/me', headers)).toBe(401);
  }
});
