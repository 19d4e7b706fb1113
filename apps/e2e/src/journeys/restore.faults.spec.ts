import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { propertyImageUrl, renditions } from '@estate/domain/property/renditions';
import { type PropertyCard } from '@estate/contracts/catalog/public-property';
import { createConnection } from 'mongoose';
import { runBackup } from '../../../../deploy/local/backup.ts';
import { launchSite, type Site } from '../../../../deploy/local/bring-up.ts';
import { Supervisor } from '../../../../deploy/local/process/supervisor.ts';
import { printNothing } from '../../../../deploy/local/print.mjs';
import { startMongo } from '../../../../deploy/local/stores/mongo.ts';
import { expect, test } from '../journey.ts';
import { visit } from '../site/browser.ts';
import { originalSums, recordSums } from '../site/data-checksums.ts';
import { sendForm } from '../site/send-form.ts';
import { startSite, type TestSite } from '../site/start-site.ts';

const erasedAddress = 'petra.pruefstein@example.org';
const otherAddress = 'jo.witt@example.org';

// Not created here, because every process of the test runner loads this file.
const folder = join(tmpdir(), `estate-restore-${process.pid}`);
const target = join(folder, 'off-site');
const url = pathToFileURL(target).href;
const env = { BACKUP_URL: url, ERASURE_LIST_URL: url };
const ofSite = {
  crm: { SIM_PROPERTIES: '6', SIM_MAX_IMAGES: '2' },
  leads: { ERASURE_LIST_URL: url },
};

let site: TestSite;
let restored: Site | undefined;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startSite({ env: ofSite });
  await site.fullSync();
  for (const email of [erasedAddress, otherAddress])
    await sendForm(site, 'contact-messages', {
      name: 'Jo Witt',
      email,
      message: 'Wann haben Sie Zeit?',
      source: '/kontakt',
      privacyAccepted: true,
    });
});
test.afterAll(async () => {
  await restored?.stop();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const run = (args: string[], { dataDir, mongodbUrl }: Pick<Site, 'dataDir' | 'mongodbUrl'>, more = {}) =>
  runBackup(args, { dataDir, mongodbUrl, env: { ...env, ...more } });

async function inStore<Result>(mongodbUrl: string, collection: string, filter = {}): Promise<Result[]> {
  const store = await createConnection(mongodbUrl).asPromise();
  try {
    return (await store.collection(collection).find(filter).toArray()) as Result[];
  } finally {
    await store.close();
  }
}
const senders = async (mongodbUrl: string) =>
  (await inStore<{ form: { email: string } }>(mongodbUrl, 'leads')).map(({ form }) => form.email);

test('a restore from backup into empty stores restores all records, and an erased person stays erased', async () => {
  const backup = await run(['backup'], site);
  expect(backup.output).toContain('read again and equal');
  const sums = await recordSums(site.mongodbUrl);
  const originals = originalSums(join(site.dataDir, 'storage'));
  expect(Object.keys(originals).length).toBeGreaterThan(5);
  const list: unknown = await (await fetch(`${site.url}/api/properties`)).json();

  await site.staff('/api/admin/leads/erase', { email: erasedAddress });
  await expect.poll(() => senders(site.mongodbUrl)).toEqual([otherAddress]);
  await expect.poll(() => readdirSync(join(target, 'erasures')).length).toBe(1);

  // Empty stores, with the two secrets that are stored elsewhere.
  const dataDir = join(folder, 'restored');
  mkdirSync(dataDir, { recursive: true });
  for (const secret of ['secrets.json', 'backup-key.json'])
    copyFileSync(join(site.dataDir, secret), join(dataDir, secret));
  const stores = new Supervisor(dataDir, printNothing);
  await stores.takeOver();
  const place = { dataDir, mongodbUrl: await startMongo(stores) };
  const [, otherKey = ''] =
    /BACKUP_KEY=(\S+)/.exec((await run(['key'], place, { BACKUP_KEY: '' })).output) ?? [];
  const refused = await run(['restore'], place, { BACKUP_KEY: otherKey });
  expect(refused.output).toContain('is not signed with BACKUP_KEY');
  expect(await inStore(place.mongodbUrl, 'properties')).toEqual([]);
  const { ok, output } = await run(['restore'], place);
  expect(output).toContain('checksums are equal; 1 erasures since then');
  expect(ok).toBe(true);
  expect(await recordSums(place.mongodbUrl)).toEqual(sums);
  expect(originalSums(join(dataDir, 'storage'))).toEqual(originals);
  // The backup is older than the erasure.
  expect((await senders(place.mongodbUrl)).sort()).toEqual([otherAddress, erasedAddress].sort());
  await stores.stop();

  restored = await launchSite(new Supervisor(dataDir, printNothing), {
    env: { ...ofSite, 'crm-sync': { SYNC_SCHEDULES: 'off' } },
  });
  const { mongodbUrl } = restored;
  await expect.poll(() => senders(mongodbUrl)).toEqual([otherAddress]);
  await expect
    .poll(async () =>
      (await inStore<{ done_at: unknown }>(mongodbUrl, 'erasures')).map(({ done_at }) => done_at),
    )
    .toEqual([expect.any(Date)]);
  expect(await inStore(mongodbUrl, 'erasure_replays')).toEqual([]);
  expect(await recordSums(mongodbUrl)).toEqual(sums);
  expect(await (await fetch(`${restored.url}/api/properties`)).json()).toEqual(list);
});

test('after a restore from backup visitors can open home page, property list, property page and image', async ({
  browser,
}) => {
  const address = restored?.url ?? '';
  const { page, context } = await visit(browser, address);
  const { items } = (await (await fetch(`${address}/api/properties`)).json()) as { items: PropertyCard[] };
  const [withImage] = items.filter(({ image }) => image);
  if (!withImage?.image) throw new Error('no object has an image');
  for (const path of ['/', '/immobilien', `/immobilie/${withImage.id}`]) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText(withImage.title);
  const image = await fetch(address + propertyImageUrl(withImage.image, renditions.card));
  expect([image.status, image.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
  await context.close();
});
