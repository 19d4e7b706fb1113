import { type Job } from '@estate/contracts/jobs';
import { expect, test } from '@playwright/test';
import { createConnection } from 'mongoose';
import { type z } from 'zod';
import { solveAltcha } from '../site/altcha.ts';
import { crmStock } from '../site/crm.ts';
import { mailsFor } from '../site/mailbox.ts';
import { startSite, type TestSite } from '../site/start-site.ts';

let site: TestSite;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startSite({ copies: { catalog: 2 }, env: { bff: { TRUST_PROXY: '1' } } });
});

test.afterAll(() => site.stop());

const part = (name: string) => {
  const process = site.processes.get(name);
  if (!process) throw new Error(`there is no process ${name}`);
  return process;
};

let visitors = 0;
/** Each read has its own client address, as a proxy would pass it on, because limits count by client. */
const visit = (path: string) => {
  const n = visitors++;
  return fetch(site.url + path, { headers: { 'x-forwarded-for': `10.0.${(n >> 8) & 255}.${n & 255}` } });
};

const listedIds = async () => {
  const { items } = (await (await visit('/api/properties?page_size=50')).json()) as {
    items: { id: number }[];
  };
  return items.map(({ id }) => id);
};

const requestExpose = async (propertyId: number, email: string) => {
  const altcha = await solveAltcha(site.url);
  return () =>
    fetch(`${site.url}/api/expose-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({
        propertyId,
        firstName: 'Ada',
        lastName: 'Lovelace',
        email,
        agreeToTerms: true,
        filledInMs: 20_000,
        altcha,
      }),
    });
};

test('a full sync survives the death of crm-sync: nothing is missing, nothing doubled', async () => {
  test.setTimeout(480_000);
  const { jobId } = await site.staff<{ jobId: string }>('/api/admin/jobs', { kind: 'full-sync' });
  const job = () => site.staff<z.infer<typeof Job>>(`/api/admin/jobs/${jobId}`);
  await expect.poll(async () => (await job()).progress.done, { timeout: 120_000 }).toBeGreaterThanOrEqual(20);
  await part('crm-sync').kill();
  await part('crm-sync').start();
  await expect.poll(async () => (await job()).state, { timeout: 300_000 }).toBe('completed');

  const units = await crmStock(site.crmUrl ?? '');
  const store = await createConnection(site.mongodbUrl).asPromise();
  const records = await store
    .collection<{ _id: number; images: { id: string; storage_path: string }[] }>('properties')
    .find()
    .toArray();
  await store.close();
  expect(records.map(({ _id }) => _id).sort((a, b) => a - b)).toEqual(
    units
      .filter((unit) => unit['archived'] !== true)
      .map((unit) => Number(unit['id']))
      .sort((a, b) => a - b),
  );
  for (const record of records) {
    const unit = units.find(({ id }) => id === record._id);
    const shown = ((unit?.['images'] ?? []) as { id: number; is_private: boolean }[]).filter(
      (image) => !image.is_private,
    );
    expect(record.images.map(({ id }) => id).sort()).toEqual(shown.map(({ id }) => String(id)).sort());
  }
});

test('reads never fail while one of two catalogs dies', async () => {
  test.setTimeout(60_000);
  const ids = await listedIds();
  const statuses: number[] = [];
  const reading = { isOn: true };
  const readers = [1, 2, 3, 4].map(async (reader) => {
    for (let turn = 0; reading.isOn; turn++) {
      const id = ids[(turn * 4 + reader) % ids.length];
      // Answers for `q` are never cached, so each of these requests reaches a catalog.
      statuses.push((await visit(`/api/properties?q=${id}`)).status);
      statuses.push((await visit(`/api/properties/${id}`)).status);
    }
  });
  await part('catalog').kill();
  await new Promise((later) => setTimeout(later, 2_000));
  await part('catalog').start();
  reading.isOn = false;
  await Promise.all(readers);
  expect(statuses.length).toBeGreaterThan(20);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});

test('Redis dies under an exposé request: the visitor is answered, the mail comes later', async () => {
  test.setTimeout(180_000);
  const [id = 0] = await listedIds();
  const send = await requestExpose(id, 'redis@example.org');
  await part('redis').kill();
  const since = performance.now();
  const answer = await send();
  expect(answer.status).toBe(202);
  expect(performance.now() - since).toBeLessThan(5_000);
  await part('redis').start();
  await mailsFor(site, 'redis@example.org', 120_000);
});

test('the mailbox is away for a while: mails go out later', async () => {
  test.setTimeout(180_000);
  const [id = 0] = await listedIds();
  await part('mailbox').kill();
  const send = await requestExpose(id, 'mailbox@example.org');
  expect((await send()).status).toBe(202);
  await new Promise((later) => setTimeout(later, 3_000));
  await part('mailbox').start();
  await mailsFor(site, 'mailbox@example.org', 120_000);
});
