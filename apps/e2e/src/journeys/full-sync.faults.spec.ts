import { type Job } from '@estate/contracts/jobs';
import { expect, test } from '@playwright/test';
import { Redis } from 'ioredis';
import { type z } from 'zod';
import { endFaults, provoke } from '../site/crm-faults.ts';
import { crmStock } from '../site/crm.ts';
import { startSite, type TestSite } from '../site/start-site.ts';
import { storedProperties } from '../site/stored-images.ts';

/** `npm run bench` takes 1,000. */
const objects = Number(process.env['SYNC_OBJECTS'] ?? 100);
const images = 5;
const perObjectMs = 2_000;

let site: TestSite;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startSite({ env: { crm: { SIM_PROPERTIES: `${objects}`, SIM_MAX_IMAGES: `${images}` } } });
  await provoke(site, [
    { kind: 'truncated-image', path: '/images', share: 0.1, once: true },
    { kind: 'rate-limit', path: '/', share: 0.02 },
    { kind: 'server-error', path: '/', share: 0.02 },
    { kind: 'hang', path: '/', share: 0.01 },
  ]);
});

test.afterAll(() => site.stop());

type Sync = z.infer<typeof Job>;

/** Runs a full sync and kills crm-sync whenever one of these shares of the objects is done. */
async function fullSync(killAt: readonly number[]): Promise<Sync> {
  const { jobId } = await site.staff<{ jobId: string }>('/api/admin/jobs', { kind: 'full-sync' });
  const job = () => site.staff<Sync>(`/api/admin/jobs/${jobId}`);
  const wait = { timeout: objects * perObjectMs, intervals: [500] };
  const crmSync = site.processes.get('crm-sync');
  for (const share of killAt) {
    await expect.poll(async () => (await job()).progress.done, wait).toBeGreaterThan(share * objects);
    await crmSync?.kill();
    await crmSync?.start();
  }
  await expect.poll(async () => (await job()).state, wait).toBe('completed');
  return job();
}

const downloads = async () => {
  const answer = await fetch(`${site.crmUrl ?? ''}/control/requests`);
  const { images: count } = (await answer.json()) as { images: number };
  return count;
};

test('a full sync ends complete while the CRM fails in 5 of 100 requests and crm-sync dies three times', async () => {
  test.setTimeout(objects * perObjectMs + 120_000);
  const { result } = await fullSync([0.2, 0.45, 0.7]);
  expect(result).toMatchObject({ failed: 0, errors: [] });
  await endFaults(site);
  const expected = (await crmStock(site.crmUrl ?? ''))
    .filter((unit) => unit['archived'] !== true)
    .map((unit) => ({
      id: Number(unit['id']),
      images: (unit['images'] as { id: number; is_private: boolean }[])
        .filter((image) => !image.is_private)
        .map((image) => String(image.id))
        .sort(),
    }))
    .sort((one, other) => one.id - other.id);
  const stored = await storedProperties(site);
  expect(stored.map(({ _id, images }) => ({ id: _id, images: images.map(({ id }) => id).sort() }))).toEqual(
    expected,
  );
  // Only a whole image has a size.
  expect(stored.flatMap(({ images }) => images).filter(({ width }) => width === undefined)).toEqual([]);
});

test('a second full sync downloads no image, writes no property and says nothing', async () => {
  test.setTimeout(objects * perObjectMs + 60_000);
  const before = await storedProperties(site);
  const downloaded = await downloads();
  let events = 0;
  const redis = new Redis(site.redisUrl);
  redis.on('message', () => (events += 1));
  await redis.subscribe('catalog.changed');
  const { result } = await fullSync([]);
  redis.disconnect();
  expect(result).toMatchObject({ failed: 0, created: 0, updated: 0 });
  expect(await downloads()).toBe(downloaded);
  expect(events).toBe(0);
  expect(await storedProperties(site)).toEqual(before);
});
