import { randomUUID } from 'node:crypto';
import { lead, noticeSettings, referenceSource, syncSettings } from './records.ts';
import {
  adminsOnly,
  changes,
  everybody,
  everybodyFromHere,
  everyRole,
  notBrokers,
  ownChanges,
  reads,
  type Statuses,
} from './rights-of-callers.ts';
import { password, people } from './staff-world.ts';

export interface Row {
  /** Values for the parameters in the path. */
  readonly path?: string;
  readonly body?: unknown;
  readonly statuses: Statuses;
}

const jobId = '6f1c1a52-6c0e-4a7e-9d0e-0b7f3f0f7a11';
/** An account that does not exist. */
const account = `/api/admin/staff/${'a'.repeat(24)}`;
const leadPath = `/api/admin/leads/${lead().id}`;
const status = { website_status: 'inaktiv' };
const home = '/api/admin/properties/42';
const letters = `${home}/search-letters`;
const letterWords = { subject: 'Passt', text: 'Guten Tag', hours: null };

let addresses = 0;

/** The expected answer of each path to each kind of caller. A new route needs a row here. */
export const table: Record<string, Row> = {
  'POST /api/auth/sign-in/email': {
    body: { email: people.admin, password },
    statuses: everybodyFromHere(200),
  },
  'POST /api/auth/sign-out': { statuses: everybodyFromHere(200) },
  'GET /api/auth/get-session': { statuses: everybody(200) },
  'POST /api/auth/change-password': {
    body: { currentPassword: password, newPassword: password },
    statuses: ownChanges,
  },
  'POST /api/auth/two-factor/enable': { body: { password }, statuses: ownChanges },
  'POST /api/auth/two-factor/disable': { body: { password }, statuses: ownChanges },
  'POST /api/auth/two-factor/verify-totp': { body: { code: '000000' }, statuses: everybodyFromHere(400) },
  'POST /api/auth/two-factor/verify-backup-code': { body: { code: 'abc' }, statuses: everybodyFromHere(400) },
  'POST /api/auth/request-password-reset': {
    // Another e-mail address each time, because sign-ins have a limit per address.
    get body() {
      return { email: `niemand${++addresses}@example.test` };
    },
    statuses: everybodyFromHere(200),
  },
  'POST /api/auth/reset-password': {
    body: { token: 'x'.repeat(24), newPassword: password },
    statuses: everybodyFromHere(410),
  },
  'POST /api/auth/two-factor/generate-backup-codes': {
    body: { password },
    statuses: { ...changes(everyRole, 409), noRole: 409 },
  },
  'GET /api/admin/content': { statuses: reads(notBrokers) },
  'GET /api/admin/content-preview': {
    path: '/api/admin/content-preview?page=/verkaufen',
    statuses: reads(notBrokers),
  },
  // The stub of media stores no image.
  'POST /api/admin/content-images': { body: '', statuses: changes(notBrokers, 502) },
  'GET /api/admin/content/{key}': { path: '/api/admin/content/sell', statuses: reads(notBrokers) },
  'PUT /api/admin/content/{key}/draft': {
    path: '/api/admin/content/sell/draft',
    body: { words: {}, revision: 0, version: 0 },
    statuses: changes(notBrokers),
  },
  'DELETE /api/admin/content/{key}/draft': {
    path: '/api/admin/content/sell/draft?revision=1',
    statuses: changes(notBrokers),
  },
  'POST /api/admin/content/{key}/publication': {
    path: '/api/admin/content/sell/publication',
    body: { revision: 1, at: null },
    statuses: changes(notBrokers),
  },
  'DELETE /api/admin/content/{key}/publication': {
    path: '/api/admin/content/sell/publication',
    statuses: changes(notBrokers),
  },
  'GET /api/admin/content/{key}/versions': {
    path: '/api/admin/content/sell/versions',
    statuses: reads(notBrokers),
  },
  'POST /api/admin/content/{key}/versions/{number}/publication': {
    path: '/api/admin/content/sell/versions/0/publication',
    statuses: changes(notBrokers),
  },
  'GET /api/admin/valuations/back-test': { statuses: reads(notBrokers) },
  'GET /api/admin/valuations/later-sales': { statuses: reads(notBrokers) },
  'GET /api/admin/reference-tables': { statuses: reads(notBrokers) },
  'GET /api/admin/reference-tables/{id}/rows': {
    path: '/api/admin/reference-tables/t1/rows',
    statuses: reads(notBrokers),
  },
  'POST /api/admin/reference-tables/preview': { body: { csv: '' }, statuses: changes(notBrokers) },
  'POST /api/admin/reference-tables': {
    body: { csv: '', ...referenceSource },
    statuses: changes(notBrokers),
  },
  'POST /api/admin/reference-tables/{id}/release': {
    path: '/api/admin/reference-tables/t1/release',
    statuses: changes(notBrokers),
  },
  'DELETE /api/admin/reference-tables/{id}': {
    path: '/api/admin/reference-tables/t1',
    statuses: changes(notBrokers),
  },
  'GET /api/admin/account': { statuses: reads(everyRole) },
  'PATCH /api/admin/account': {
    // Each caller takes another name, because a name of another account is refused.
    get body() {
      return { name: `Ein Name ${randomUUID()}` };
    },
    statuses: changes(everyRole),
  },
  'GET /api/admin/account/sessions': { statuses: reads(everyRole) },
  'DELETE /api/admin/account/sessions': { statuses: changes(everyRole) },
  'DELETE /api/admin/account/sessions/{session}': {
    path: `/api/admin/account/sessions/${'b'.repeat(24)}`,
    statuses: changes(everyRole),
  },
  'GET /api/admin/colleagues': { statuses: reads(everyRole) },
  'GET /api/admin/staff-settings': { statuses: reads(adminsOnly) },
  'PUT /api/admin/staff-settings': {
    body: { two_factor_required: false, password },
    statuses: changes(adminsOnly),
  },
  'GET /api/admin/me': { statuses: reads(everyRole) },
  'GET /api/admin/overview': { statuses: reads(everyRole) },
  'POST /api/admin/caches/clear': { statuses: changes(adminsOnly) },
  'GET /api/admin/properties': { statuses: reads(everyRole) },
  'GET /api/admin/properties/export': { statuses: reads(everyRole) },
  'POST /api/admin/properties/status': { body: { ids: [42], ...status }, statuses: changes(notBrokers) },
  'POST /api/admin/properties/status/undo': {
    body: { items: [{ id: 42, version: 1 }] },
    statuses: changes(notBrokers),
  },
  'GET /api/admin/properties/{id}/raw': { path: '/api/admin/properties/42/raw', statuses: reads(notBrokers) },
  'GET /api/admin/properties/{id}/preview': {
    path: '/api/admin/properties/42/preview',
    statuses: reads(everyRole),
  },
  'GET /api/admin/properties/{id}/history': {
    path: '/api/admin/properties/42/history',
    statuses: reads(everyRole),
  },
  'GET /api/admin/properties/{id}': { path: '/api/admin/properties/42', statuses: reads(everyRole) },
  'PATCH /api/admin/properties/{id}': {
    path: '/api/admin/properties/42',
    body: status,
    statuses: changes(notBrokers),
  },
  'GET /api/admin/properties/{id}/figures': { path: `${home}/figures`, statuses: reads(everyRole) },
  'GET /api/admin/properties/{id}/expose': { path: `${home}/expose`, statuses: reads(everyRole) },
  'PUT /api/admin/properties/{id}/expose/review': {
    path: `${home}/expose/review`,
    body: { is_reviewed: true },
    statuses: changes(notBrokers),
  },
  'PUT /api/admin/properties/{id}/expose/source': {
    path: `${home}/expose/source`,
    body: { from_crm: true },
    statuses: changes(notBrokers),
  },
  'GET /api/admin/properties/{id}/document': {
    path: `${home}/document?kind=expose`,
    statuses: reads(everyRole),
  },
  'GET /api/admin/properties/{id}/search-orders': {
    path: '/api/admin/properties/42/search-orders',
    statuses: reads(everyRole),
  },
  'GET /api/admin/search-orders': { statuses: reads(notBrokers) },
  'GET /api/admin/properties/{id}/search-letters': { path: letters, statuses: reads(notBrokers) },
  'POST /api/admin/properties/{id}/search-letters': {
    path: letters,
    body: { ...letterWords, letter: jobId },
    statuses: changes(notBrokers),
  },
  'POST /api/admin/properties/{id}/search-letters/preview': {
    path: `${letters}/preview`,
    body: letterWords,
    statuses: changes(notBrokers),
  },
  'DELETE /api/admin/properties/{id}/publication': {
    path: `${home}/publication`,
    statuses: changes(notBrokers),
  },
  'GET /api/admin/properties/{id}/report': { path: `${home}/report`, statuses: reads(notBrokers) },
  'PUT /api/admin/properties/{id}/report': {
    path: '/api/admin/properties/42/report',
    body: { name: 'Frau Petersen', email: 'petersen@example.test' },
    statuses: changes(notBrokers),
  },
  'POST /api/admin/properties/{id}/report/link': {
    path: `${home}/report/link`,
    statuses: changes(notBrokers),
  },
  'DELETE /api/admin/properties/{id}/report': { path: `${home}/report`, statuses: changes(notBrokers) },
  'GET /api/admin/properties/{id}/order': { path: `${home}/order`, statuses: reads(everyRole) },
  'PUT /api/admin/properties/{id}/order': {
    path: `${home}/order`,
    body: { is_on: true },
    statuses: changes(notBrokers),
  },
  'GET /api/admin/leads': { statuses: reads(everyRole) },
  'GET /api/admin/leads/unread': { statuses: reads(everyRole) },
  'GET /api/admin/leads/export': { statuses: reads(everyRole) },
  'POST /api/admin/leads/access': { body: { email: 'a@example.test' }, statuses: changes(adminsOnly) },
  'POST /api/admin/leads/erase': { body: { email: 'a@example.test' }, statuses: changes(adminsOnly) },
  'GET /api/admin/leads/erasures': { statuses: reads(adminsOnly) },
  'GET /api/admin/leads/{id}': { path: leadPath, statuses: reads(everyRole) },
  'PATCH /api/admin/leads/{id}': {
    path: leadPath,
    body: { state: 'handled', version: 0 },
    statuses: changes(everyRole),
  },
  'POST /api/admin/leads/{id}/read': { path: `${leadPath}/read`, statuses: changes(everyRole) },
  'POST /api/admin/leads/changes': {
    body: { items: [{ id: lead().id, state: 'handled', version: 0 }] },
    statuses: changes(everyRole),
  },
  'DELETE /api/admin/leads/{id}': { path: `${leadPath}?reason=test`, statuses: changes(notBrokers) },
  'POST /api/admin/leads/delete': { body: { ids: [lead().id] }, statuses: changes(notBrokers) },
  'POST /api/admin/leads/{id}/comments': {
    path: `${leadPath}/comments`,
    body: { id: lead().id, text: 'Ruft zurück.' },
    statuses: changes(everyRole),
  },
  'DELETE /api/admin/leads/{id}/comments/{comment}': {
    path: `${leadPath}/comments/${lead().id}`,
    statuses: changes(everyRole),
  },
  'POST /api/admin/leads/{id}/merge': {
    path: `${leadPath}/merge`,
    body: { into: lead().id },
    statuses: changes(everyRole),
  },
  'POST /api/admin/leads/{id}/resend': {
    path: `${leadPath}/resend`,
    body: { mail: 'agency' },
    statuses: changes(everyRole),
  },
  'POST /api/admin/leads/{id}/replies': {
    path: `${leadPath}/replies`,
    body: {
      id: lead().id,
      subject: 'Re: Ihre Nachricht',
      text: 'Guten Tag',
      files: [],
      handled: false,
      seen: 0,
    },
    statuses: changes(everyRole),
  },
  'POST /api/admin/leads/{id}/files': {
    path: `${leadPath}/files?name=plan.pdf`,
    body: {},
    statuses: changes(everyRole),
  },
  'POST /api/admin/leads/{id}/documents': {
    path: `${leadPath}/documents`,
    body: { kind: 'expose' },
    statuses: changes(everyRole),
  },
  'GET /api/admin/leads/{id}/files/{file}': {
    path: `${leadPath}/files/${lead().id}`,
    statuses: reads(everyRole),
  },
  'DELETE /api/admin/leads/{id}/files/{file}': {
    path: `${leadPath}/files/${lead().id}`,
    statuses: changes(everyRole),
  },
  'POST /api/admin/leads/{id}/crm-transfer': {
    path: `${leadPath}/crm-transfer`,
    body: {},
    statuses: changes(everyRole),
  },
  'POST /api/admin/crm-transfers/retry': { statuses: changes(notBrokers) },
  'GET /api/admin/crm-transfer-settings': { statuses: reads(notBrokers) },
  'PUT /api/admin/crm-transfer-settings': { body: { kinds: [], version: 0 }, statuses: changes(notBrokers) },
  'GET /api/admin/reply-templates': { statuses: reads(everyRole) },
  'PUT /api/admin/reply-templates': { body: { items: [], version: 0 }, statuses: changes(notBrokers) },
  'GET /api/admin/media/render/{bucket}/{path+}': {
    path: '/api/admin/media/render/property-images/42/1.jpeg?width=600&height=384&quality=75&resize=cover',
    statuses: reads(everyRole),
  },
  'POST /api/admin/propstack/test': {
    body: { propertyId: 42, apiVersion: 'v1' },
    statuses: changes(adminsOnly),
  },
  'GET /api/admin/propstack/logs': { statuses: reads(adminsOnly) },
  'GET /api/admin/propstack/logs/{id}': {
    path: `/api/admin/propstack/logs/${'c'.repeat(24)}`,
    statuses: reads(adminsOnly),
  },
  'DELETE /api/admin/propstack/logs': { statuses: changes(adminsOnly) },
  'GET /api/admin/sync/settings': { statuses: reads(notBrokers) },
  'GET /api/admin/sync/webhook': { statuses: reads(notBrokers) },
  'POST /api/admin/sync/webhook': { statuses: changes(adminsOnly) },
  'GET /api/admin/queues': { statuses: reads(adminsOnly) },
  'GET /api/admin/queues/{path+}': { path: '/api/admin/queues/api/queues', statuses: reads(adminsOnly) },
  'GET /api/admin/sync/incidents': { statuses: reads(notBrokers) },
  'GET /api/admin/sync/notices': { statuses: reads(adminsOnly) },
  'PUT /api/admin/sync/notices': { body: noticeSettings, statuses: changes(adminsOnly) },
  'GET /api/admin/sync/queues': { statuses: reads(notBrokers) },
  'PUT /api/admin/sync/settings': { body: syncSettings, statuses: changes(adminsOnly) },
  'GET /api/admin/sync/removal': { statuses: reads(notBrokers) },
  'POST /api/admin/sync/removal/{id}/dismiss': {
    path: `/api/admin/sync/removal/${jobId}/dismiss`,
    statuses: changes(notBrokers),
  },
  'GET /api/admin/audit': { statuses: reads(adminsOnly) },
  'GET /api/admin/audit/csv': { statuses: reads(adminsOnly) },
  'GET /api/admin/staff': { statuses: reads(adminsOnly) },
  'POST /api/admin/staff': {
    body: { email: 'neu@example.test', role: 'broker', password },
    statuses: changes(adminsOnly),
  },
  'PATCH /api/admin/staff/{id}': {
    path: account,
    body: { role: 'broker', password },
    statuses: changes(adminsOnly, 404),
  },
  'PUT /api/admin/staff/{id}/broker': {
    path: `${account}/broker`,
    body: { broker: null },
    statuses: changes(adminsOnly, 404),
  },
  'DELETE /api/admin/staff/{id}': { path: account, statuses: changes(adminsOnly, 404) },
  'POST /api/admin/staff/{id}/reset': { path: `${account}/reset`, statuses: changes(adminsOnly, 404) },
  'POST /api/admin/staff/{id}/two-factor/remove': {
    path: `${account}/two-factor/remove`,
    body: { password },
    statuses: changes(adminsOnly, 404),
  },
  'GET /api/admin/staff/{id}/sessions': { path: `${account}/sessions`, statuses: reads(adminsOnly, 404) },
  'DELETE /api/admin/staff/{id}/sessions': {
    path: `${account}/sessions`,
    statuses: changes(adminsOnly, 404),
  },
  'DELETE /api/admin/staff/{id}/sessions/{session}': {
    path: `${account}/sessions/${'b'.repeat(24)}`,
    statuses: changes(adminsOnly, 404),
  },
  'POST /api/admin/jobs': { body: { kind: 'full-sync' }, statuses: changes(notBrokers, 202) },
  'GET /api/admin/jobs': { statuses: reads(notBrokers) },
  'GET /api/admin/jobs/history': {
    path: '/api/admin/jobs/history?kind=full-sync',
    statuses: reads(notBrokers),
  },
  'GET /api/admin/jobs/{id}/failures': {
    path: `/api/admin/jobs/${jobId}/failures`,
    statuses: reads(notBrokers),
  },
  'GET /api/admin/jobs/{id}': { path: `/api/admin/jobs/${jobId}`, statuses: reads(notBrokers) },
  'POST /api/admin/jobs/{id}/cancel': {
    path: `/api/admin/jobs/${jobId}/cancel`,
    statuses: changes(notBrokers),
  },
};
