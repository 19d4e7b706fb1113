import { setTimeout as sleep } from 'node:timers/promises';
import { type TcpProxy } from '@estate/test-kit/tcp-proxy';
import { expect, test } from '../journey.ts';
import { printFigures, secondsSince } from '../site/fault-figures.ts';
import { readiness, untilReadiness } from '../site/readiness.ts';
import { type LinkedSite, startLinkedSite } from '../site/start-linked-site.ts';
import { countLostAndDuplicate, mailCounts } from '../site/stored-leads.ts';
import {
  newClientHeaders,
  countFailed,
  type Statuses,
  VisitorLoad,
  type Visits,
} from '../site/visitor-load.ts';

/** How long connections are refused after all readiness checks have detected that the store does not answer. */
const cutMs = 3_000;
const requestEveryMs = 500;
/** Readiness has to detect a store that does not answer within this time. */
const maxDetectionSeconds = 12;

let site: LinkedSite;
let paths: string[];

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startLinkedSite({ env: { crm: { SIM_PROPERTIES: '12', SIM_MAX_IMAGES: '0' } } });
  await site.fullSync();
  const listing = await fetch(`${site.url}/api/properties`);
  const { items } = (await listing.json()) as { items: { id: number }[] };
  paths = ['/', '/immobilien', '/api/properties', `/api/properties/${items[0]!.id}`];
});
test.afterAll(() => site.stop());

const signIn = (password: string, client = newClientHeaders()) =>
  fetch(`${site.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-token': 'bearer', ...client },
    body: JSON.stringify({ email: site.admin.email, password }),
  });
const asStaff = (token: string) =>
  fetch(`${site.url}/api/admin/properties`, { headers: { authorization: `Bearer ${token}` } });

interface Outage extends Visits {
  /** Answers to the administrator, to somebody with a made-up session, and to a sign-in with the right password. */
  staff: Statuses;
  strangers: Statuses;
  signIns: Statuses;
  /** Seconds until all readiness checks detected the outage, and until all recovered after its end. */
  detectionSeconds: number;
  back: number;
}

/**
 * Simulates an outage during visits and sign-ins and returns all responses. The part does not answer until
 * `untilDetected` resolves, and refuses connections afterwards.
 */
async function without(
  name: string,
  link: TcpProxy,
  untilDetected: () => Promise<unknown>,
  whileCut: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Outage> {
  // Cached responses live for a minute, so all are fetched again before the outage.
  await expect(() => site.staff('/api/admin/caches/clear', {})).toPass();
  for (const path of paths) await fetch(site.url + path, { headers: newClientHeaders() });
  const statuses = { staff: {} as Statuses, strangers: {} as Statuses, signIns: {} as Statuses };
  const count = async (counts: Statuses, answer: Promise<Response>) => {
    const status = String((await answer).status);
    counts[status] = (counts[status] ?? 0) + 1;
  };
  const load = new VisitorLoad(site, { paths, name: `without-${name}` });
  const since = performance.now();
  link.hang();
  const calls: Promise<unknown>[] = [];
  const outage = { isOn: true };
  const requests = (async () => {
    for (let turn = 0; outage.isOn; turn += 1) {
      calls.push(count(statuses.staff, asStaff(site.token)));
      calls.push(count(statuses.strangers, asStaff('made-up.token')));
      // A password check takes 100 ms of CPU, so sign-ins are rarer.
      if (turn % 5 === 0) calls.push(count(statuses.signIns, signIn(site.admin.password ?? '')));
      await sleep(requestEveryMs);
    }
  })();
  await untilDetected();
  const detectionSeconds = secondsSince(since);
  link.cut();
  await Promise.all([sleep(cutMs), whileCut()]);
  outage.isOn = false;
  await requests;
  await Promise.all(calls);
  link.mend();
  const repairTime = performance.now();
  for (const service of ['catalog', 'crm-sync', 'identity', 'leads', 'bff'])
    await untilReadiness(site, service, { status: 200 });
  await untilReadiness(site, 'bff', { degraded: [] });
  const back = secondsSince(repairTime);
  return { ...(await load.stop()), ...statuses, detectionSeconds, back };
}

/** Waits until each form's mails are out, and returns how many forms have not exactly one of a kind. */
async function countWrongMails(accepted: string[]): Promise<number> {
  const missing = async () =>
    (await mailCounts(site, accepted)).filter(({ agency, visitor }) => agency === 0 || visitor === 0).length;
  await expect.poll(missing, { timeout: 90_000, intervals: [500] }).toBe(0);
  return (await mailCounts(site, accepted)).filter(({ agency, visitor }) => agency + visitor !== 2).length;
}

test('without MongoDB nobody can sign in, cached pages are answered, and no form is lost', async () => {
  const { accepted, ...figures } = await without('mongo', site.links.mongodb, async () => {
    for (const service of ['identity', 'catalog', 'leads', 'crm-sync'])
      await untilReadiness(site, service, { status: 503, parts: { mongo: false } });
    expect(await readiness(site)).toMatchObject({ status: 200, ready: true });
  });
  const stored = await countLostAndDuplicate(site.mongodbUrl, accepted);
  const wrong = await countWrongMails(accepted);
  printFigures('Mongo gone', { ...figures, accepted: accepted.length, ...stored, 'wrong mails': wrong });

  expect(countFailed(figures.staff, 503, 504)).toBe(0);
  // The signature of a session is checked without the store.
  expect(Object.keys(figures.strangers)).toEqual(['401']);
  expect(countFailed(figures.signIns, 503, 504)).toBe(0);
  expect(countFailed(figures.reads, 200)).toBe(0);
  expect(countFailed(figures.forms, 202, 503, 504)).toBe(0);
  expect({ ...stored, wrong }).toEqual({ lost: 0, doubled: 0, wrong: 0 });
  expect(figures.detectionSeconds, 'detected while Mongo hangs').toBeLessThan(maxDetectionSeconds);
});

test('without Redis forms are stored, staff can work, sign-ins stay limited, and mails are sent once after Redis is back', async () => {
  const guesses: Statuses = {};
  const guess = async () => {
    const guesser = newClientHeaders();
    for (let number = 0; number < 12; number += 1) {
      const { status } = await signIn(`wrong ${number}`, guesser);
      guesses[status] = (guesses[status] ?? 0) + 1;
    }
  };
  let guessing: Promise<void> | undefined;
  const { accepted, ...figures } = await without(
    'redis',
    site.links.redis,
    async () => {
      guessing = guess();
      await untilReadiness(site, 'crm-sync', { status: 503, parts: { redis: false } });
      for (const service of ['leads', 'bff'])
        await untilReadiness(site, service, { status: 200, parts: { redis: false } });
    },
    async () => guessing,
  );
  const stored = await countLostAndDuplicate(site.mongodbUrl, accepted);
  const wrong = await countWrongMails(accepted);
  const all = { ...figures, guesses, accepted: accepted.length, ...stored, 'wrong mails': wrong };
  printFigures('Redis gone', all);

  expect(Object.keys(figures.strangers)).toEqual(['401']);
  // On a busy machine a call may exceed its deadline.
  expect(countFailed(figures.staff, 200, 504)).toBe(0);
  expect(figures.staff['200']).toBeGreaterThan(3);
  expect(Object.keys(guesses).toSorted()).toEqual(['401', '429']);
  // Five are free; on a slow machine some of the next come after their delay of 1, 2, 4 s.
  expect(guesses['401']).toBeLessThanOrEqual(9);
  expect(figures.detectionSeconds, 'detected while Redis hangs').toBeLessThan(maxDetectionSeconds);
  expect(countFailed(figures.reads, 200)).toBe(0);
  expect(countFailed(figures.forms, 202, 503, 504)).toBe(0);
  expect(figures.forms['202']).toBe(accepted.length);
  expect({ ...stored, wrong }).toEqual({ lost: 0, doubled: 0, wrong: 0 });
});

test('without mail server and CRM the mails of forms are sent later, an import shows why it failed, and a sync waits and continues', async () => {
  const { smtp, crm } = site.links;
  const start = (body: object) => site.staff<{ jobId: string }>('/api/admin/jobs', body);
  const job = ({ jobId }: { jobId: string }) =>
    site.staff<{ state: string; result: object | null }>(`/api/admin/jobs/${jobId}`);
  const property = Number(paths.at(-1)?.split('/').at(-1));
  smtp.cut();
  crm.cut();
  const since = performance.now();
  const load = new VisitorLoad(site, { paths, name: 'without-smtp' });
  const sync = await start({ kind: 'full-sync' });
  const single = await start({ kind: 'import-property', propertyId: property });
  await untilReadiness(site, 'leads', { status: 200, degraded: ['smtp'] });
  const detectionSeconds = secondsSince(since);
  // `expect.poll` would end at the first call that throws.
  await expect(async () => {
    expect((await job(single)).state).toBe('failed');
  }).toPass({ timeout: 60_000 });
  const { result } = await job(single);
  const waiting = (await job(sync)).state;
  expect(await readiness(site, 'crm-sync')).toMatchObject({ status: 200 });
  smtp.mend();
  crm.mend();
  const repairTime = performance.now();
  const { reads, forms, accepted } = await load.stop();
  await expect(async () => {
    expect((await job(sync)).state).toBe('completed');
  }).toPass({ timeout: 90_000 });
  const synced = secondsSince(repairTime);
  const stored = await countLostAndDuplicate(site.mongodbUrl, accepted);
  const wrong = await countWrongMails(accepted);
  await untilReadiness(site, 'leads', { status: 200, degraded: [] });
  const mailed = secondsSince(repairTime);
  const all = {
    detected: detectionSeconds,
    synced,
    mailed,
    reads,
    forms,
    accepted: accepted.length,
    ...stored,
    'wrong mails': wrong,
  };
  printFigures('SMTP and CRM gone', { ...all, result });

  expect(JSON.stringify(result)).toContain('Propstack ist zurzeit nicht erreichbar');
  expect(['waiting', 'active']).toContain(waiting);
  expect((await job(sync)).result).toMatchObject({ failed: 0 });
  expect(countFailed(reads, 200)).toBe(0);
  expect(countFailed(forms, 202, 503, 504)).toBe(0);
  expect({ ...stored, wrong }).toEqual({ lost: 0, doubled: 0, wrong: 0 });
});
