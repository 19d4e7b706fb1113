import { lead, noticeSettings, syncSettings } from './records.ts';
import { type Kind, password, people } from './staff-world.ts';

type Statuses = Record<Kind, number>;

export interface Row {
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
  ...nobody,
  staff: 403,
  foreignOrigin: ok,
  missingOrigin: ok,
  admin: ok,
  bearer: ok,
});

const changes = (ok: number): Statuses => ({
  ...nobody,
  staff: 403,
  foreignOrigin: 403,
  missingOrigin: 403,
  admin: ok,
  bearer: ok,
});

const everybody = (ok: number): Statuses => ({
  anonymous: ok,
  forged: ok,
  unsigned: ok,
  expired: ok,
  signedOut: ok,
  bearerUnsigned: ok,
  staff: ok,
  foreignOrigin: ok,
  missingOrigin: ok,
  admin: ok,
  bearer: ok,
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
export const table: Record<string, Row> = {
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
  'GET /api/admin/properties/export': { statuses: reads(200) },
  'POST /api/admin/properties/status': { body: { ids: [42], ...status }, statuses: changes(200) },
  'POST /api/admin/properties/status/undo': {
    body: { items: [{ id: 42, version: 1 }] },
    statuses: changes(200),
  },
  'GET /api/admin/properties/{id}/raw': { path: '/api/admin/properties/42/raw', statuses: reads(200) },
  'GET /api/admin/properties/{id}/preview': {
    path: '/api/admin/properties/42/preview',
    statuses: reads(200),
  },
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
  'GET /api/admin/leads/unread': { statuses: reads(200) },
  'GET /api/admin/leads/export': { statuses: reads(200) },
  'POST /api/admin/leads/access': { body: { email: 'a@example.test' }, statuses: changes(200) },
  'POST /api/admin/leads/erase': { body: { email: 'a@example.test' }, statuses: changes(200) },
  'GET /api/admin/leads/erasures': { statuses: reads(200) },
  'GET /api/admin/leads/{id}': { path: leadPath, statuses: reads(200) },
  'PATCH /api/admin/leads/{id}': {
    path: leadPath,
    body: { state: 'handled', version: 0 },
    statuses: changes(200),
  },
  'POST /api/admin/leads/{id}/read': { path: `${leadPath}/read`, statuses: changes(200) },
  'POST /api/admin/leads/changes': {
    body: { items: [{ id: lead().id, state: 'handled', version: 0 }] },
    statuses: changes(200),
  },
  'POST /api/admin/leads/delete': { body: { ids: [lead().id] }, statuses: changes(200) },
  'POST /api/admin/leads/{id}/comments': {
    path: `${leadPath}/comments`,
    body: { id: lead().id, text: 'Ruft zurück.' },
    statuses: changes(200),
  },
  'DELETE /api/admin/leads/{id}/comments/{comment}': {
    path: `${leadPath}/comments/${lead().id}`,
    statuses: changes(200),
  },
  'POST /api/admin/leads/{id}/merge': {
    path: `${leadPath}/merge`,
    body: { into: lead().id },
    statuses: changes(200),
  },
  'POST /api/admin/leads/{id}/resend': {
    path: `${leadPath}/resend`,
    body: { mail: 'agency' },
    statuses: changes(200),
  },
  'POST /api/admin/leads/{id}/replies': {
    path: `${leadPath}/replies`,
    body: { id: lead().id, subject: 'Re: Ihre Nachricht', text: 'Guten Tag', files: [], handled: false },
    statuses: changes(200),
  },
  'POST /api/admin/leads/{id}/files': {
    path: `${leadPath}/files?name=plan.pdf`,
    body: {},
    statuses: changes(200),
  },
  'GET /api/admin/leads/{id}/files/{file}': { path: `${leadPath}/files/${lead().id}`, statuses: reads(200) },
  'DELETE /api/admin/leads/{id}/files/{file}': {
    path: `${leadPath}/files/${lead().id}`,
    statuses: changes(200),
  },
  'GET /api/admin/reply-templates': { statuses: reads(200) },
  'PUT /api/admin/reply-templates': { body: { items: [], version: 0 }, statuses: changes(200) },
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
  'GET /api/admin/sync/webhook': { statuses: reads(200) },
  'POST /api/admin/sync/webhook': { statuses: changes(200) },
  'GET /api/admin/queues': { statuses: reads(200) },
  'GET /api/admin/queues/{path+}': { path: '/api/admin/queues/api/queues', statuses: reads(200) },
  'GET /api/admin/sync/incidents': { statuses: reads(200) },
  'GET /api/admin/sync/notices': { statuses: reads(200) },
  'PUT /api/admin/sync/notices': { body: noticeSettings, statuses: changes(200) },
  'GET /api/admin/sync/queues': { statuses: reads(200) },
  'PUT /api/admin/sync/settings': { body: syncSettings, statuses: changes(200) },
  'GET /api/admin/sync/removal': { statuses: reads(200) },
  'POST /api/admin/sync/removal/{id}/dismiss': {
    path: `/api/admin/sync/removal/${jobId}/dismiss`,
    statuses: changes(200),
  },
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
  'GET /api/admin/jobs/history': { path: '/api/admin/jobs/history?kind=full-sync', statuses: reads(200) },
  'GET /api/admin/jobs/{id}/failures': { path: `/api/admin/jobs/${jobId}/failures`, statuses: reads(200) },
  'GET /api/admin/jobs/{id}': { path: `/api/admin/jobs/${jobId}`, statuses: reads(200) },
  'POST /api/admin/jobs/{id}/cancel': { path: `/api/admin/jobs/${jobId}/cancel`, statuses: changes(200) },
};
