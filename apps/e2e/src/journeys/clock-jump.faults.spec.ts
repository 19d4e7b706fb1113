import { randomUUID } from 'node:crypto';
import { totpOf } from '@estate/test-kit/totp';
import { createConnection } from 'mongoose';
import { runJob } from '../../../../deploy/staff-client.ts';
import { expect, test } from '../journey.ts';
import { solveAltcha } from '../site/altcha.ts';
import { printFigures, secondsSince } from '../site/fault-figures.ts';
import { type ClockedSite, startClockedSite } from '../site/start-clocked-site.ts';
import { countLostAndDuplicate, mailCounts } from '../site/stored-leads.ts';
import { newClientHeaders } from '../site/visitor-load.ts';

const hour = 3_600;

let site: ClockedSite;
test.beforeAll(async () => {
  const crm = { SIM_PROPERTIES: '10', SIM_MAX_IMAGES: '0' };
  site = await startClockedSite({ env: { crm, 'crm-sync': { SYNC_SCHEDULES: 'on' } } });
});
test.afterAll(() => site.stop());

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newClientHeaders(), ...headers },
    body: JSON.stringify(body),
  });
const asStaff = () => ({ authorization: `Bearer ${site.token}` });
const staffStatus = async () => (await fetch(`${site.url}/api/admin/leads`, { headers: asStaff() })).status;

async function writeTo(email: string) {
  const form = { name: 'Ada Lovelace', email, message: 'Wann haben Sie Zeit?', source: '/kontakt' };
  const body = { ...form, privacyAccepted: true, filledInMs: 60_000, altcha: await solveAltcha(site.url) };
  const headers = { 'idempotency-key': randomUUID() };
  return async () => (await post('/api/contact-messages', body, headers)).status;
}

const mailsSent = (email: string) =>
  expect.poll(() => mailCounts(site, [email]), { timeout: 60_000, intervals: [500] });
const once = [{ agency: 1, visitor: 1 }];

/** Signs in with the right password and with the code of the moment `ahead` seconds from now. */
async function codeStatus(address: string, ahead: number): Promise<number> {
  const { email, password } = site.admin;
  const first = await post('/api/auth/sign-in/email', { email, password });
  const cookie = first.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const code = totpOf(address, Date.now() + ahead * 1_000);
  return (await post('/api/auth/two-factor/verify-totp', { code }, { cookie, origin: site.url })).status;
}

/** Whether the agency's mail about this lead failed and waits for a retry. */
async function isPutOff(email: string): Promise<boolean> {
  const store = await createConnection(site.mongodbUrl).asPromise();
  const lead = await store.collection<{ _id: string }>('leads').findOne({ 'form.email': email });
  const waiting = { lead_id: lead?._id, kind: 'agency', next_attempt_at: { $ne: null } };
  const count = await store.collection('outbox').countDocuments(waiting);
  await store.close();
  return count === 1;
}

async function syncs(): Promise<number> {
  const store = await createConnection(site.mongodbUrl).asPromise();
  const count = await store.collection('sync_runs').countDocuments();
  await store.close();
  return count;
}

test('sessions, one-time codes, sync schedules and mails stay correct while the system clock jumps an hour ahead and back', async () => {
  const enabled = await post('/api/auth/two-factor/enable', { password: site.admin.password }, asStaff());
  const { totpURI } = (await enabled.json()) as { totpURI: string };
  const code = totpOf(totpURI);
  const verified = await post(
    '/api/auth/two-factor/verify-totp',
    { code },
    { ...asStaff(), 'x-token': 'bearer' },
  );
  // The session of before ended when the second factor was turned on.
  site.token = verified.headers.get('set-auth-token') ?? '';
  expect(site.token).not.toBe('');
  const emails = ['before', 'ahead', 'after'].map((when) => `${when}@example.org`);
  const [before, ahead, after] = await Promise.all(emails.map(writeTo));
  expect(await before!()).toBe(202);
  await mailsSent(emails[0]!).toEqual(once);
  const syncsBefore = await syncs();

  await site.jumpTo(hour);
  const session = { ahead: await staffStatus(), back: 0 };
  const codes = {
    rightAhead: await codeStatus(totpURI, hour),
    ofNowAhead: await codeStatus(totpURI, 0),
    oldBack: 0,
  };
  await site.processes.get('mailbox')?.kill();
  expect(await ahead!()).toBe(202);
  await expect.poll(() => isPutOff(emails[1]!)).toBe(true);
  const syncsAhead = await syncs();

  await site.jumpTo(0);
  await site.processes.get('mailbox')?.start();
  const backAt = performance.now();
  session.back = await staffStatus();
  codes.oldBack = await codeStatus(totpURI, hour);
  expect(await ahead!(), 'the same form under the same key').toBe(202);
  expect(await after!()).toBe(202);
  await mailsSent(emails[1]!).toEqual(once);
  const mailedAfter = secondsSince(backAt);
  await mailsSent(emails[2]!).toEqual(once);
  const stored = await countLostAndDuplicate(site.mongodbUrl, emails);
  const { failed } = await runJob(site.url, site.token, { kind: 'full-sync' });
  const ticks = { ahead: syncsAhead - syncsBefore, afterBack: (await syncs()) - syncsAhead - 1 };
  const mails = await mailCounts(site, emails);
  const figures = { session, codes, syncs: ticks, 'mails out after': `${mailedAfter} s`, ...stored, failed };
  printFigures('clock jump', figures);

  expect(session).toEqual({ ahead: 200, back: 200 });
  expect(codes).toEqual({ rightAhead: 200, ofNowAhead: 400, oldBack: 400 });
  // A full and an incremental sync may be due within the hour.
  expect(ticks.ahead).toBeLessThanOrEqual(2);
  expect(ticks.afterBack).toBeLessThanOrEqual(2);
  expect({ ...stored, failed }).toEqual({ lost: 0, doubled: 0, failed: 0 });
  // At most one mail each, because the mailbox lost earlier mails when it was killed.
  expect(mails.filter(({ agency, visitor }) => agency > 1 || visitor > 1)).toEqual([]);
});
