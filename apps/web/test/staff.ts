import { http, HttpResponse } from 'msw';
import type { StaffRole } from '@estate/domain/staff/roles';
import type { Colleague, Job, LeadList, StaffOverview } from '../src/shared/api/types.ts';

const ada = { id: 'u1', email: 'ada@example.org', name: 'Ada', broker: null as string | null };

/** Mocks the session route with a signed-in user of this role. */
export const signedIn = (role: StaffRole | null = 'admin', user: Partial<typeof ada> = {}) =>
  http.get('*/api/admin/me', () => HttpResponse.json({ user: { ...ada, ...user }, role }));

export const buildJob = (part: Partial<Job> = {}): Job => ({
  id: 'job-1',
  kind: 'import-property',
  state: 'active',
  progress: { total: 0, done: 0, successful: 0, failed: 0 },
  result: null,
  started_by: 'u1',
  created_at: '2026-11-01T08:00:00.000Z',
  finished_at: null,
  ...part,
});

/** An overview in which everything is all right. */
export const buildOverview = (part: Partial<StaffOverview> = {}): StaffOverview => ({
  crm: {
    incidents: [],
    last_sync: {
      kind: 'full-sync',
      started_at: '2026-11-01T03:00:00.000Z',
      finished_at: '2026-11-01T03:20:00.000Z',
      total: 129,
      successful: 129,
      failed: 0,
      images_failed: 0,
    },
    pending_removal: null,
    last_call: { at: '2026-11-01T03:20:00.000Z', response_status: 200, error_message: null },
  },
  leads: {
    new_leads: 3,
    waiting: 5,
    due_today: 0,
    assigned: 1,
    unread: 2,
    overdue: 0,
    last_lead_at: '2026-11-01T08:00:00.000Z',
    untransferred: 0,
    stopped_subscribers: 0,
    waiting_mails: { agency: 0, digest: 0, visitor: 0, reply: 0, staff: 0 },
    oldest_waiting_at: null,
    missing_receipts: { count: 0, since: null },
    background: [],
  },
  stock: { total: 129, public: 93, offers: 70, references: 20 },
  storage: { disk: { free: 40 * 1024 ** 3, total: 80 * 1024 ** 3 } },
  ...part,
});

export const answerOverview = (part: Partial<StaffOverview> = {}) =>
  http.get('*/api/admin/overview', () => HttpResponse.json(buildOverview(part)));

/** The names of all accounts. */
export const answerColleagues = (items: readonly Colleague[] = []) =>
  http.get('*/api/admin/colleagues', () => HttpResponse.json({ items }));

/** Mocks the list of leads and the number of unread ones, which every staff page requests. */
export const answerLeads = ({ unread = 0, ...part }: Partial<LeadList & { unread: number }> = {}) =>
  http.get(/\/api\/admin\/leads(?:\/unread)?$/, ({ request }) =>
    HttpResponse.json(request.url.includes('/unread') ? { unread } : { items: [], total: 0, ...part }),
  );

/** Mocks the monitoring of the synchronisation in which everything is all right. */
export const answerWatch = () => [
  http.get('*/api/admin/sync/incidents', () => HttpResponse.json({ items: [] })),
  http.get('*/api/admin/crm-transfer-settings', () =>
    HttpResponse.json({ kinds: [], version: 0, failed: 0 }),
  ),
  http.get('*/api/admin/sync/queues', () => HttpResponse.json({ crm: [], leads: [] })),
  http.get('*/api/admin/sync/notices', () =>
    HttpResponse.json({ recipients: [], mails_after_minutes: 30, version: 0 }),
  ),
  http.get('*/api/admin/sync/webhook', () =>
    HttpResponse.json({
      registered: [],
      error: null,
      last: null,
      target: 'https://x.example',
      has_secret: true,
    }),
  ),
];
