import { readdirSync } from 'node:fs';
import { type Job } from '@estate/contracts/jobs';
import { propertyImageUrl, renditions } from '@estate/domain/property/renditions';
import { type z } from 'zod';
import { expect, test } from '../journey.ts';
import { crmStock } from '../site/crm.ts';
import { printFigures } from '../site/fault-figures.ts';
import { ImageWalk } from '../site/image-walk.ts';
import { untilReadiness } from '../site/readiness.ts';
import { SmallDisk } from '../site/small-disk.ts';
import { startSite, type TestSite } from '../site/start-site.ts';
import { type StoredProperty, storedProperties } from '../site/stored-images.ts';

let disk: SmallDisk;
let site: TestSite;

test.beforeAll(async () => {
  disk = new SmallDisk();
  const crm = { SIM_PROPERTIES: '6', SIM_MAX_IMAGES: '2' };
  site = await startSite({ env: { crm, media: disk.env } });
});
test.afterAll(async () => {
  await site.stop();
  disk.end();
});

async function run(body: object): Promise<z.infer<typeof Job>> {
  const { jobId } = await site.staff<{ jobId: string }>('/api/admin/jobs', body);
  const job = () => site.staff<z.infer<typeof Job>>(`/api/admin/jobs/${jobId}`);
  // `expect.poll` would end at the first call that throws.
  await expect(async () => {
    expect((await job()).state).toBe('completed');
  }).toPass({ timeout: 60_000, intervals: [200] });
  return job();
}

/** The number of responses by status and source for each stored image of public properties, in one size. */
async function imageSources(properties: readonly StoredProperty[], size: keyof typeof renditions) {
  const walk = new ImageWalk(site);
  const sources: Record<string, number> = {};
  for (const { images } of properties.filter(({ website_status: status }) => status === 'aktiv'))
    for (const image of images) {
      const { status, source } = await walk.requestAsStaff(
        propertyImageUrl(image, renditions[size] as typeof renditions.card),
      );
      const what = `${status} ${source}`;
      sources[what] = (sources[what] ?? 0) + 1;
    }
  return sources;
}

test('while the disk of the media service is full, new images fail with a reason and stored ones are shown; a later sync stores the missing images', async () => {
  const units = (await crmStock(site.crmUrl ?? '')).filter((unit) => unit['archived'] !== true);
  const [first, ...others] = units
    .filter((unit) => (unit['images'] as unknown[]).length > 0)
    .map(({ id }) => Number(id));
  await run({ kind: 'import-property', propertyId: first });
  const before = await storedProperties(site);

  disk.fill();
  const detectionSeconds = await untilReadiness(site, 'media', {
    status: 200,
    degraded: ['storage-room'],
    parts: { storage: true, 'storage-room': false },
  });
  const refused = await run({ kind: 'import-property', propertyId: others[0] });
  const whileFull = await storedProperties(site);
  const reads = await imageSources(before, 'thumbnail');
  const halves = () =>
    readdirSync(disk.root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tmp'));
  // The media service answers before it stores the rendition, so the check is repeated.
  await expect.poll(halves).toEqual([]);

  disk.makeRoom();
  const back = await untilReadiness(site, 'media', { status: 200, degraded: [] });
  await run({ kind: 'full-sync', importImages: true });
  const after = await storedProperties(site);
  const complete = await imageSources(after, 'card');
  const figures = {
    'detected after': `${detectionSeconds} s`,
    reads,
    halves: halves().length,
    'well after': `${back} s`,
    complete,
  };
  printFigures('disk full', figures);

  expect(JSON.stringify(refused.result)).toContain('Der Bildspeicher ist voll.');
  expect(whileFull.find(({ _id }) => _id === others[0])?.images).toEqual([]);
  expect(Object.keys(reads).filter((what) => !/^200 (rendered|stored)$/.test(what))).toEqual([]);
  const expected = units.map(
    (unit) => (unit['images'] as { is_private: boolean }[]).filter((image) => !image.is_private).length,
  );
  const count = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
  expect(count(after.map(({ images }) => images.length))).toBe(count(expected));
  expect(after.flatMap(({ images }) => images).filter(({ width }) => width === undefined)).toEqual([]);
  expect(Object.keys(complete).filter((what) => !/^200 (rendered|stored)$/.test(what))).toEqual([]);
});
