import { type Job } from '@estate/contracts/jobs';
import { type z } from 'zod';
import { expect, test } from '../journey.ts';
import { endCrmFaults, startCrmFaults } from '../site/crm-faults.ts';
import { crmStock } from '../site/crm.ts';
import { startSite, type TestSite } from '../site/start-site.ts';
import { storedProperties } from '../site/stored-images.ts';

const objects = 24;
const images = 2;

let site: TestSite;

test.beforeAll(async () => {
  site = await startSite({ env: { crm: { SIM_PROPERTIES: `${objects}`, SIM_MAX_IMAGES: `${images}` } } });
  await startCrmFaults(site, [
    { kind: 'truncated-image', path: '/images', share: 0.1, once: true },
    { kind: 'rate-limit', path: '/', share: 0.02 },
    { kind: 'server-error', path: '/', share: 0.02 },
    { kind: 'hang', path: '/', share: 0.01 },
  ]);
});

test.afterAll(() => site.stop());

test('a full sync completes although the CRM fails in 5 of 100 requests and crm-sync is killed', async () => {
  const { jobId } = await site.staff<{ jobId: string }>('/api/admin/jobs', { kind: 'full-sync' });
  const job = () => site.staff<z.infer<typeof Job>>(`/api/admin/jobs/${jobId}`);
  const wait = { timeout: 120_000, intervals: [100] };
  // `expect.poll` would end at the first call that throws.
  await expect(async () => {
    expect((await job()).progress.done).toBeGreaterThan(objects / 4);
  }).toPass(wait);
  await site.processes.get('crm-sync')?.kill();
  await site.processes.get('crm-sync')?.start();
  await expect(async () => {
    expect((await job()).state).toBe('completed');
  }).toPass(wait);
  expect((await job()).result).toMatchObject({ failed: 0, errors: [] });
  await endCrmFaults(site);
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
  // The size of an image is stored only after the complete file was decoded.
  expect(stored.flatMap(({ images }) => images).filter(({ width }) => width === undefined)).toEqual([]);
});
