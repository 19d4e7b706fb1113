import { type AuditChange } from '@estate/contracts/identity/audit';
import { apiTestResult, currentSyncSettings, erasure, job, lead, noticeSettings } from './records.ts';

interface Outcome {
  /** What the services answer. It differs from what the request demands wherever the contract allows that. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly path?: string;
  readonly body?: unknown;
  readonly target?: string;
  /** The audited changes; `none` if the call changed nothing and is not audited. */
  readonly changes: readonly AuditChange[] | 'none';
}

const one = lead().id;
const other = one.replace('6f', '7f');
const third = one.replace('6f', '8f');

const set = (field: string, after: string, before: string | null = null): AuditChange => ({
  field,
  before,
  after,
});

const record = (website_status: string) => ({
  id: 42,
  property_status_id: 170_241,
  website_status,
  imported_at: '2026-10-01T00:00:00.000Z',
  missing_energy: [],
  version: 2,
  hidden_by: [],
});
const switched = (id: number, website_status: string) => ({ id, website_status, version: 2 });
const history = [{ at: lead().received_at, what: 'resent' as const, by: 'u1', detail: 'agency' }];
const handled = { state: 'handled', version: 0 } as const;

/** What each route of staff that audits fields writes down when more, less or something else happened. */
export const outcomes: Record<string, readonly Outcome[]> = {
  'POST /api/admin/caches/clear': [{ answers: {}, changes: [set('cleared', '0')] }],
  'POST /api/admin/properties/status': [
    {
      answers: {
        'catalog.setWebsiteStatus': {
          items: [switched(42, 'inaktiv'), switched(43, 'inaktiv')],
          changed: [43],
        },
      },
      body: { ids: [42, 43], website_status: 'inaktiv' },
      changes: [set('ids', '43'), set('website_status', 'inaktiv')],
    },
  ],
  'POST /api/admin/properties/status/undo': [
    {
      answers: { 'catalog.restoreWebsiteStatus': { items: [switched(42, 'aktiv')], kept: [43, 44] } },
      body: { items: [42, 43, 44].map((id) => ({ id, version: 1 })) },
      changes: [set('ids', '42'), set('kept', '2')],
    },
    { answers: { 'catalog.restoreWebsiteStatus': { items: [], kept: [42] } }, changes: 'none' },
  ],
  'PATCH /api/admin/properties/{id}': [
    {
      answers: {
        'catalog.getStaffRecord': record('aktiv'),
        'catalog.setWebsiteStatus': { items: [switched(42, 'inaktiv')], changed: [] },
      },
      changes: 'none',
    },
    {
      // A colleague switched the property back before the answer was read.
      answers: {
        'catalog.getStaffRecord': record('aktiv'),
        'catalog.setWebsiteStatus': { items: [switched(42, 'inaktiv')], changed: [42] },
      },
      target: '42',
      changes: [],
    },
  ],
  'PATCH /api/admin/leads/{id}': [
    {
      answers: { 'leads.getLead': lead(), 'leads.changeLead': lead({ state: 'answered', assignee: 'u2' }) },
      target: one,
      changes: [set('state', 'Beantwortet', 'In Arbeit')],
    },
  ],
  'POST /api/admin/leads/changes': [
    {
      answers: {
        'leads.changeLeads': {
          items: [
            lead({ state: 'handled', assignee: 'u2' }),
            lead({ id: other, state: 'handled', assignee: 'u3' }),
          ],
          kept: [third],
        },
      },
      body: { items: [one, other, third].map((id) => ({ id, ...handled, assignee: 'u2' })) },
      changes: [set('leads', `${one}, ${other}`), set('state', 'Erledigt'), set('kept', '1')],
    },
    {
      answers: { 'leads.changeLeads': { items: [lead({ state: 'handled' })], kept: [other] } },
      body: {
        items: [
          { id: one, ...handled },
          { id: other, suspicious: true, version: 0 },
        ],
      },
      changes: [set('leads', one), set('kept', '1')],
    },
    {
      answers: { 'leads.changeLeads': { items: [lead({ snoozed_until: '2027-01-04' })], kept: [] } },
      body: { items: [{ id: one, snoozed_until: '2027-01-05', assignee: null, version: 0 }] },
      changes: [set('leads', one), set('snoozed_until', '2027-01-04')],
    },
    { answers: { 'leads.changeLeads': { items: [], kept: [one] } }, changes: 'none' },
  ],
  'POST /api/admin/leads/delete': [
    {
      answers: { 'leads.deleteSpam': { deleted: [other] } },
      body: { ids: [one, other, third] },
      changes: [set('leads', other)],
    },
    { answers: { 'leads.deleteSpam': { deleted: [] } }, changes: 'none' },
  ],
  'DELETE /api/admin/leads/{id}': [
    {
      answers: { 'leads.deleteLead': { kind: 'valuation', erasure: erasure({ subject: 'lead' }) } },
      target: one,
      changes: [set('kind', 'Bewertung'), set('reason', 'Testanfrage'), set('left', '0')],
    },
  ],
  'POST /api/admin/leads/{id}/comments': [
    {
      answers: {
        'leads.addComment': lead({
          comments: [{ id: one, at: lead().received_at, by: 'u1', text: 'Ruft zurück.' }],
        }),
      },
      target: one,
      changes: [set('comment', one)],
    },
  ],
  'POST /api/admin/leads/{id}/merge': [
    {
      answers: {
        'leads.mergeLead': lead({
          comments: [{ id: other, at: lead().received_at, by: 'u1', text: 'Doppelt', lead: third }],
        }),
      },
      body: { into: third },
      target: one,
      changes: [set('into', third)],
    },
  ],
  'POST /api/admin/leads/{id}/resend': [
    {
      answers: { 'leads.resendLeadMail': lead({ history }) },
      body: { mail: 'agency' },
      target: one,
      changes: [set('mail', 'agency')],
    },
    { answers: { 'leads.resendLeadMail': lead() }, target: one, changes: [] },
  ],
  'POST /api/admin/leads/{id}/replies': [
    {
      answers: {
        'leads.sendReply': lead({
          state: 'handled',
          replies: [
            {
              id: one,
              at: lead().received_at,
              by: 'u1',
              from: 'Anna',
              subject: 'Re',
              text: 'Guten Tag',
              files: [{ id: other, name: 'plan.pdf', type: 'application/pdf', bytes: 1 }],
              mail: { state: 'sent', attempts: 1 },
            },
          ],
        }),
      },
      target: one,
      changes: [set('reply', one), set('files', '1'), set('handled', 'ja')],
    },
  ],
  'PUT /api/admin/reply-templates': [
    {
      answers: {
        'leads.setReplyTemplates': { items: [{ title: 'Termin', text: 'Guten Tag' }], version: 1 },
      },
      changes: [set('templates', '1')],
    },
  ],
  'POST /api/admin/leads/access': [
    {
      answers: {
        'leads.readPerson': { items: [lead()], next: null },
        'leads.readPersonReports': { items: [] },
      },
      changes: [set('found', '1')],
    },
  ],
  'POST /api/admin/leads/{id}/filing': [
    {
      answers: { 'leads.fileLead': lead({ filing: { state: 'waiting', conflicts: [] } }) },
      body: { overwrite: 'last_name' },
      target: one,
      changes: [set('overwrite', 'last_name')],
    },
    {
      answers: { 'leads.fileLead': lead({ filing: { state: 'filed', conflicts: [] } }) },
      body: { overwrite: 'last_name' },
      changes: 'none',
    },
  ],
  'POST /api/admin/filings/retry': [
    { answers: { 'leads.retryFilings': { ordered: 3 } }, changes: [set('leads', '3')] },
  ],
  'PUT /api/admin/filing-settings': [
    {
      answers: { 'leads.setFilingSettings': { kinds: ['valuation'], version: 1, failed: 0 } },
      body: { kinds: ['contact'], version: 0 },
      changes: [set('kinds', 'Bewertung')],
    },
  ],
  'POST /api/admin/propstack/test': [
    {
      answers: { 'crm-sync.testPropstackApi': { ...apiTestResult, apiVersion: 'v2' } },
      changes: [set('propertyId', '42'), set('apiVersion', 'v2')],
    },
  ],
  'DELETE /api/admin/propstack/logs': [
    { answers: { 'crm-sync.deletePropstackLogs': { deleted: 7 } }, changes: [set('deleted', '7')] },
  ],
  'POST /api/admin/sync/webhook': [
    {
      answers: {
        'crm-sync.registerWebhooks': { registered: ['property_created'], error: null, last: null },
      },
      changes: [set('events', 'property_created')],
    },
  ],
  'PUT /api/admin/sync/settings': [
    {
      answers: {
        'crm-sync.getSyncSettings': currentSyncSettings,
        'crm-sync.setSyncSettings': { ...currentSyncSettings, full_sync: { is_on: false, at: '03:30' } },
      },
      changes: [set('full_sync', 'nein', 'ja')],
    },
  ],
  'PUT /api/admin/sync/notices': [
    {
      answers: {
        'crm-sync.getNoticeSettings': noticeSettings,
        'crm-sync.setNoticeSettings': { ...noticeSettings, mails_after_minutes: 60 },
      },
      changes: [set('mails_after_minutes', '60', '30')],
    },
  ],
  'POST /api/admin/sync/removal/{id}/dismiss': [
    {
      answers: { 'crm-sync.dismissRemoval': { kept: 12 } },
      target: one,
      changes: [set('kept', '12')],
    },
  ],
  'POST /api/admin/jobs': [
    {
      answers: { 'crm-sync.startCrmJob': { jobId: one } },
      target: one,
      changes: [set('kind', 'full-sync')],
    },
  ],
  'POST /api/admin/jobs/{id}/cancel': [
    { answers: { 'crm-sync.cancelJob': job({ state: 'completed' }) }, changes: 'none' },
    { answers: { 'crm-sync.cancelJob': job({ state: 'cancelled' }) }, target: one, changes: [] },
  ],
};
