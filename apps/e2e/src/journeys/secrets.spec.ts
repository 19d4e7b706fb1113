import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startOtlpStub } from '@estate/test-kit/otlp-stub';
import { runJob, signIn } from '../../../../deploy/staff-client.ts';
import { solveAltcha } from '../site/altcha.ts';
import {
  colleagueWithSecondFactor,
  totpCodeOf,
  invitationTokenFor,
  signInWithCode,
} from '../site/colleague.ts';
import { findSecrets } from '../site/find-secrets.ts';
import { startSite, type TestSite } from '../site/start-site.ts';

const before = 'marked-secret-of-before-0123456789';
const after = 'marked-secret-that-follows-987654321';
const holders = ['identity', 'leads', 'bff'];

let site: TestSite;
let collector: Awaited<ReturnType<typeof startOtlpStub>>;
/** Secrets that no log and no trace may contain, by name. */
const secret: Record<string, string> = { before, after };

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  collector = await startOtlpStub();
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, LOG_LEVEL: 'debug' };
  const signing = { ...traced, AUTH_SECRET: before };
  const env = { identity: signing, leads: signing, bff: signing };
  site = await startSite({ env: { ...env, catalog: traced, media: traced, 'crm-sync': traced } });
  secret['password'] = site.admin.password ?? '';
  secret['token'] = site.token;
  secret['key of the bff'] = String(part('bff').spec.env['SERVICE_KEY']);
  await runJob(site.url, site.token, { kind: 'full-sync', importImages: false });
  await expect.poll(async () => (await listed()).length).toBeGreaterThan(0);
});

test.afterAll(async () => {
  await site.stop();
  await collector.stop();
});

const part = (name: string) => site.processes.get(name)!;
const keyOfCrm = () => String(part('crm-sync').spec.env['PROPSTACK_API_KEY_V1']);

const listed = async () =>
  ((await (await fetch(`${site.url}/api/properties`)).json()) as { items: { id: number }[] }).items;

/** A contact message; answers with the status. */
const send = async (email: string, altcha: string | undefined, headers: Record<string, string> = {}) => {
  const [{ id: propertyId } = { id: 0 }] = await listed();
  const form = { propertyId, firstName: 'Ada', lastName: 'Lovelace', email, agreeToTerms: true };
  const answer = await fetch(`${site.url}/api/expose-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
    body: JSON.stringify({ ...form, filledInMs: 20_000, altcha }),
  });
  return answer.status;
};

test('an enquiry of a visitor is one trace over three services, whatever traceparent header is sent', async () => {
  const foreign = 'f'.repeat(32);
  const traceparent = `00-${foreign}-${'e'.repeat(16)}-01`;
  expect(await send('trace@example.org', await solveAltcha(site.url), { traceparent })).toBe(202);
  const spans = () => collector.spans();
  const root = () => spans().find(({ name }) => name === 'POST /api/expose-requests');
  // Each process exports its spans by itself, so a parent may come after its children.
  await expect(() => {
    const ours = spans().filter(({ traceId }) => traceId === root()?.traceId);
    expect(ours.map(({ service }) => service)).toEqual(expect.arrayContaining(['bff', 'leads', 'catalog']));
    const ids = new Set(ours.map(({ spanId }) => spanId));
    expect(ours.filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId))).toEqual([]);
  }).toPass();
  expect(root()?.parentSpanId ?? '').toBe('');
  expect(spans().map(({ traceId }) => traceId)).not.toContain(foreign);
  expect(spans().map(({ name }) => name)).toEqual(
    expect.arrayContaining(['propstack v1', 'crm-sync full-sync', 'identity.resolveSession']),
  );
  expect(collector.received()).not.toContain('trace@example.org');
});

test('AUTH_SECRET can be changed on the running site, one service after the other, without losing a form, a second factor or an invitation', async () => {
  const colleague = await colleagueWithSecondFactor(site, 'zweifaktor@example.org');
  Object.assign(secret, colleague.secrets);
  const invited = await invitationTokenFor(site, 'eingeladen@example.org');
  secret['invitation'] = invited;
  const openForm = await solveAltcha(site.url);

  // Reads and enquiries continue; every form that is accepted during the restarts has to be stored.
  const posted: string[] = [];
  const visits = { isOn: true, wrong: [] as number[] };
  const visitor = (async () => {
    for (let n = 0; visits.isOn; n++) {
      const read = await fetch(`${site.url}/api/properties?page=${1 + (n % 2)}`).catch(() => undefined);
      if (read && read.status !== 200 && read.status !== 503) visits.wrong.push(read.status);
      const email = `besucher${n}@example.org`;
      const status = await send(email, undefined, { 'x-forwarded-for': `10.1.${n}.1` }).catch(() => 0);
      if (status === 202) posted.push(email);
      await new Promise((later) => setTimeout(later, 200));
    }
  })();
  for (const name of holders) {
    Object.assign(part(name).spec.env, { AUTH_SECRET: after, AUTH_SECRET_PREVIOUS: before });
    await part(name).stop();
    await part(name).start();
  }
  const old = await fetch(`${site.url}/api/admin/me`, { headers: { authorization: `Bearer ${site.token}` } });
  expect(old.status).toBe(401);
  // `expect.poll` would end at the first call that throws.
  await expect(async () => {
    expect(await send('offenes-formular@example.org', openForm)).toBe(202);
  }).toPass();
  visits.isOn = false;
  await visitor;
  expect(visits.wrong).toEqual([]);

  const token = await signIn(site.url, site.admin.email, site.admin.password ?? '');
  secret['next token'] = token;
  const leads = async (q: string, filter = '') => {
    const address = `${site.url}/api/admin/leads?q=${encodeURIComponent(q)}&page_size=100${filter}`;
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { items: { email: string; suspicious: boolean }[] }).items;
  };
  expect(posted.length).toBeGreaterThan(2);
  // A form without a solved challenge is under suspicion.
  const stored = new Set((await leads('besucher', '&state=suspicious')).map(({ email }) => email));
  expect(posted.filter((email) => !stored.has(email))).toEqual([]);
  expect(await leads('offenes-formular@example.org')).toMatchObject([{ suspicious: false }]);

  expect(await signInWithCode(site, colleague, { code: totpCodeOf(colleague) })).toBe(200);
  expect(await signInWithCode(site, colleague, { recovery: colleague.recoveryCode })).toBe(200);
  const accepted = await fetch(`${site.url}/api/invitations/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: invited, password: colleague.password }),
  });
  expect(accepted.status).toBe(200);
});

test('no log and no trace contains a secret, even if it was refused', async () => {
  Object.assign(secret, {
    'key of the CRM': keyOfCrm(),
    'webhook secret': String(part('bff').spec.env['PROPSTACK_WEBHOOK_SECRET']),
  });
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${site.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const wrong = (secret['wrong password'] = 'marked-wrong-password-5551');
  expect((await post('/api/auth/sign-in/email', { email: site.admin.email, password: wrong })).status).toBe(
    401,
  );
  const forged = (secret['forged token'] = 'marked-forged-token-5552');
  for (const headers of [
    { authorization: `Bearer ${forged}` },
    { cookie: `better-auth.session_token=${forged}` },
  ])
    await fetch(`${site.url}/api/admin/me`, { headers });
  secret['used link'] = 'marked-used-link-of-an-invitation-5553';
  await post('/api/invitations/accept', { token: secret['used link'], password: wrong });
  secret['signature'] = 'marked0signature5554';
  await post('/api/webhooks/propstack', {}, { 'x-propstack-signature': secret['signature'] });
  const wrongKey = (secret['refused key'] = 'marked-key-that-the-crm-refuses-5555');
  const wrongLogin = (secret['login of mails'] = 'marked-login-of-mails-5556');
  Object.assign(part('crm-sync').spec.env, { PROPSTACK_API_KEY_V1: wrongKey });
  const { SMTP_URL = '' } = part('leads').spec.env;
  Object.assign(part('leads').spec.env, {
    SMTP_URL: SMTP_URL.replace('//', `//mail:${wrongLogin}@`).replace(/\d+$/, '9'),
    REDIS_URL: `redis://:${wrongLogin}@127.0.0.1:9`,
  });
  await Promise.all(
    ['crm-sync', 'leads'].map((name) =>
      part(name)
        .stop()
        .then(() => part(name).start()),
    ),
  );
  const authorization = `Bearer ${secret['next token']}`;
  await post('/api/admin/jobs', { kind: 'full-sync' }, { authorization });
  expect(await send('ohne-redis@example.org', undefined)).toBe(202);
  await expect.poll(() => logOf('crm-sync')).toContain('job could not be done');
  const identity = part('identity');
  const setStore = (scheme: string) =>
    Object.assign(identity.spec.env, { MONGODB_URL: `${scheme}://estate:${wrongLogin}@127.0.0.1:9/estate` });
  await identity.stop();
  // A start with a fault in the settings ends by itself, and one whose store is away does not become ready.
  setStore('http');
  await identity.start().catch(() => undefined);
  expect(logOf('identity')).toContain('MONGODB_URL is not a URL');
  setStore('mongodb');
  const started = identity.start().catch(() => undefined);
  await expect.poll(() => logOf('identity')).toContain('mongo is not reachable');
  await identity.kill();
  await started;

  const found = findSecrets(join(site.dataDir, 'logs'), collector.received(), secret);
  expect(found).toEqual([]);
});

const logOf = (name: string) => readFileSync(part(name).spec.log, 'utf8');
