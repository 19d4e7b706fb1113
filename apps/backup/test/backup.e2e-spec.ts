import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { startS3Stub } from '@estate/test-kit/s3-stub';
import { testMongo } from '@estate/test-kit/stores';
import { generateX25519Identity } from 'age-encryption';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { backupNameAt } from '../src/archive/backups.ts';
import { signingKeyOf } from '../src/archive/signature.ts';
import { backUp } from '../src/backup.ts';
import { backupEnv } from '../src/env.ts';
import { withStores } from '../src/open-stores.ts';
import { restore, currentChecksums } from '../src/restore.ts';
import {
  documentFile,
  fillStores,
  original,
  storesUnderTest,
  type StoresUnderTest,
} from './stores-under-test.ts';

let stores: StoresUnderTest;
beforeEach(async () => {
  stores = await storesUnderTest();
  await fillStores(stores);
});
afterEach(() => stores.close());

const print = (line: string) => void stores.output.push(line);
const settingsOf = ({ key, recipient }: StoresUnderTest, keep: number) => ({
  BACKUP_RECIPIENT: recipient,
  BACKUP_SIGNING_KEY: signingKeyOf(key),
  BACKUP_KEEP: keep,
});
const make = (keep = 3) => backUp(stores, settingsOf(stores, keep), print);
const bring = (target: Parameters<typeof restore>[0], options = {}, key = stores.key) =>
  restore(target, { BACKUP_KEY: key }, options, print);

it('a backup that cannot connect to MongoDB prints the reason, such as a wrong password', async () => {
  const { url, drop } = testMongo();
  const storage = pathToFileURL(tmpdir()).href;
  const env = { STORAGE_URL: storage, BACKUP_URL: storage, ERASURE_LIST_URL: storage };
  const MONGODB_URL = url.replace('mongodb://', 'mongodb://backup:wrong@');
  await expect(withStores({ ...env, MONGODB_URL }, () => Promise.resolve())).rejects.toThrow(
    /is not reached: .*sasl|is not reached: Authentication failed/,
  );
  await drop();
});

describe('a restore into empty stores', () => {
  it('a restore into empty stores writes every record with its types, every original image and every document', async () => {
    await make();
    const other = await stores.other();
    await bring(other);
    expect(await currentChecksums(other)).toEqual(await currentChecksums(stores));
    expect(Object.keys(await currentChecksums(other)).sort()).toEqual([
      'images',
      'mongo/properties',
      'mongo/user',
    ]);
    expect((await other.images.getBytes(original)).length).toBe(300_000);
    expect(await other.images.exists(original.replace('original', '400.webp'))).toBe(false);
    expect(await other.images.get(documentFile)).toBe('%PDF-1.7');
    expect(await other.images.exists('documents/orders/1')).toBe(false);
  });

  it('a restore writes no sessions and no migration records, so that afterwards nobody is signed in and each migration runs', async () => {
    await make();
    const other = await stores.other();
    await other.db.collection<{ _id: string }>('leads_migrations').insertOne({ _id: 'indexes' });
    await bring(other);
    for (const name of ['session', 'leads_migrations'])
      expect([name, await other.db.collection(name).countDocuments()]).toEqual([name, 0]);
  });

  it('a restore reports a difference between the archive and the stored records', async () => {
    await make();
    const other = await stores.other();
    const put = other.images.put.bind(other.images);
    other.images.put = (key, bytes) => put(key, key === original ? 'cut off' : bytes);
    await expect(bring(other)).rejects.toThrow(
      /The stores are incomplete now \(not as in the backup: images\).*--replace/,
    );
  });
});

describe('nothing is written', () => {
  it('a restore writes nothing into stores that are not empty, unless its option `replace` is set', async () => {
    await make();
    const before = await currentChecksums(stores);
    await stores.db.collection<{ _id: number }>('properties').deleteOne({ _id: 1 });
    await expect(bring(stores)).rejects.toThrow(
      /^Not empty: MongoDB \(properties\) and the storage of the images\. Nothing was written\./,
    );
    expect(await stores.db.collection('properties').countDocuments()).toBe(1);
    await bring(stores, { replace: true });
    expect(await currentChecksums(stores)).toEqual(before);
  });

  it.each([
    ['with another key', 'other-key', /is not signed with BACKUP_KEY/],
    ['of a changed archive', 'changed', /000001\.age of the backup is not what was written\.$/],
    ['of an archive with a missing part', 'missing', /000001\.age of the backup cannot be read\.$/],
  ])('a restore refuses a backup %s', async (_case, fault, message) => {
    const { parts } = await make();
    const part = parts[0]?.key ?? '';
    const bytes = await stores.backups.disk.getBytes(part);
    if (fault === 'changed')
      await stores.backups.disk.put(
        part,
        bytes.map((byte) => byte ^ 1),
      );
    if (fault === 'missing') await stores.backups.disk.delete(part);
    const other = await stores.other();
    const key = fault === 'other-key' ? await generateX25519Identity() : stores.key;
    await expect(bring(other, {}, key)).rejects.toThrow(message);
    expect(await other.db.listCollections().toArray()).toEqual([]);
  });

  it('a restore refuses a backup that somebody else made with the public key and write access to BACKUP_URL', async () => {
    const { backups, recipient } = stores;
    const settings = { BACKUP_RECIPIENT: recipient, BACKUP_KEEP: 3 };
    const refused = async () =>
      expect(bring(await stores.other())).rejects.toThrow('is not signed with BACKUP_KEY');
    const { name } = await backUp(stores, { ...settings, BACKUP_SIGNING_KEY: 'guessed' }, print);
    await refused();
    const mark = `${backups.folderOf(name)}/complete.json`;
    const { backup } = JSON.parse(await backups.disk.get(mark)) as { backup: string };
    for (const forged of [backup, JSON.stringify({ backup }), JSON.stringify({ backup, signature: '' })]) {
      await backups.disk.put(mark, forged);
      await refused();
    }
  });

  it('a restore refuses an older backup under the name of the newest', async () => {
    const [older, newer] = [await make(), await make()];
    const { disk } = stores.backups;
    const markOf = ({ name }: { name: string }) => `${stores.backups.folderOf(name)}/complete.json`;
    await disk.put(markOf(newer), await disk.get(markOf(older)));
    await expect(bring(await stores.other())).rejects.toThrow(`holds the mark of ${older.name}`);
  });

  it('a restore of a backup that does not exist writes nothing', async () => {
    await expect(bring(await stores.other())).rejects.toThrow('There is no whole backup at BACKUP_URL.');
    const { name } = await make();
    await expect(bring(await stores.other(), { name: 'x' })).rejects.toThrow(`There are: ${name}.`);
  });
});

describe('a backup', () => {
  it('a backup is encrypted with the public key alone, and only the private key decrypts it', async () => {
    await make();
    await bring(await stores.other());
    await expect(bring(await stores.other(), {}, await generateX25519Identity())).rejects.toThrow(
      'BACKUP_KEY',
    );
    expect(Object.keys(backupEnv)).not.toContain('BACKUP_KEY');
  });

  it('an interrupted backup does not count as a complete one and is deleted a day later', async () => {
    const { disk } = stores.backups;
    const put = disk.put.bind(disk);
    disk.put = (key, bytes) => (key.endsWith('.age') ? put(key, bytes) : Promise.reject(new Error('gone')));
    await expect(make()).rejects.toThrow('gone');
    disk.put = put;
    const halves = async () => [...(await disk.listAll('backups')).objects].length;
    expect([await stores.backups.names(), await halves()]).toEqual([[], 1]);
    await stores.backups.prune(3, new Date(Date.now() + 25 * 3_600_000));
    expect(await halves()).toBe(0);
  });

  it('a backup fails if the written archive cannot be read again', async () => {
    const { disk } = stores.backups;
    const put = disk.put.bind(disk);
    disk.put = (key, bytes) => put(key, typeof bytes === 'string' ? bytes : bytes.slice(0, -1));
    await expect(make()).rejects.toThrow('is not what was written');
    expect(await stores.backups.names()).toEqual([]);
  });

  it('a backup is deleted once there are BACKUP_KEEP newer backups', async () => {
    for (const hour of [1, 2, 3])
      await stores.backups.complete(
        backupNameAt(new Date(hour * 3_600_000)),
        {
          started_at: new Date(0),
          finished_at: new Date(0),
        },
        [],
        signingKeyOf(stores.key),
      );
    const { name } = await make(2);
    expect(await stores.backups.names()).toEqual([backupNameAt(new Date(3 * 3_600_000)), name]);
  });

  it('a backup reports each image whose original is missing, and contains all others', async () => {
    await stores.images.put('property-images/8!1.jpg!!/gone/400.webp', 'a rendition');
    await make();
    expect(stores.output).toContain('left out, without an original: property-images/8!1.jpg!!/gone');
    await bring(await stores.other());
  });
});

it('a backup can be stored in S3', async () => {
  const s3 = await startS3Stub('backups');
  const inS3 = await storesUnderTest(s3.storageUrl);
  await fillStores(inS3);
  await backUp(inS3, settingsOf(inS3, 1), print);
  const { name } = await backUp(inS3, settingsOf(inS3, 1), print);
  expect(await inS3.backups.names()).toEqual([name]);
  expect([...s3.objects.values()].some((object) => object.includes('properties'))).toBe(false);
  const other = await inS3.other();
  await restore(other, { BACKUP_KEY: inS3.key }, {}, print);
  expect(await currentChecksums(other)).toEqual(await currentChecksums(inS3));
  await inS3.close();
  await s3.close();
});
