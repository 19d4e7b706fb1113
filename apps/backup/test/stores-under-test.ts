import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openStorage } from '@estate/storage/open-storage';
import { testMongo } from '@estate/test-kit/stores';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Binary, Double, Int32, Long, MongoClient, ObjectId, type Db } from 'mongodb';
import { Backups } from '../src/archive/backups.ts';
import { ErasureList } from '../src/erasures/erasure-list.ts';
import { type Stores } from '../src/open-stores.ts';

export interface StoresUnderTest extends Stores {
  readonly key: string;
  readonly recipient: string;
  readonly output: string[];
  /** Another empty database and image storage, with the same backups and the same list of erasures. */
  other(): Promise<Stores>;
  close(): Promise<void>;
}

/** Creates a temporary database and temporary storages; the backups are in a folder, or at `backupUrl`. */
export async function storesUnderTest(backupUrl?: string): Promise<StoresUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  const opened: { client: MongoClient; drop: () => Promise<void> }[] = [];
  const inFolder = (name: string) => pathToFileURL(join(folder, name)).href;
  const openDb = async (): Promise<Db> => {
    const { url, drop } = testMongo();
    const client = await new MongoClient(url).connect();
    opened.push({ client, drop });
    return client.db();
  };
  const backups = new Backups(await openStorage(backupUrl ?? inFolder('backups')));
  const erasures = new ErasureList(await openStorage(backupUrl ?? inFolder('list')));
  const pair = async () => ({
    db: await openDb(),
    images: await openStorage(inFolder(`images-${opened.length}`)),
  });
  const key = await generateX25519Identity();
  return {
    backups,
    erasures,
    key,
    recipient: await identityToRecipient(key),
    output: [],
    ...(await pair()),
    other: async () => ({ backups, erasures, ...(await pair()) }),
    close: async () => {
      for (const { client, drop } of opened) {
        await drop();
        await client.close();
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const documentFile = `documents/files/${'a'.repeat(64)}`;
const image = 'property-images/7!1.jpg!!';
export const original = `${image}/mark/original`;

/** Stores records with every BSON type that the services use, and an image with a rendition. */
export async function fillStores({ db, images }: Stores): Promise<void> {
  await db
    .collection<{ _id: number }>('properties')
    .insertMany([
      { _id: 1, price: new Double(5), rooms: new Int32(3), area: 71.5, at: new Date(0), none: null } as never,
      { _id: 2, big: Long.fromString('9007199254740993'), words: ['ä', { deep: true }], empty: {} } as never,
    ]);
  await db.collection('user').insertOne({ _id: new ObjectId(), secret: new Binary(Buffer.from([0, 255])) });
  await db.collection('session').insertOne({ token: 'ended later' });
  await db.collection<{ _id: string }>('leads_migrations').insertOne({ _id: 'indexes' });
  await db.createCollection('incidents');
  await images.put(original, Buffer.alloc(300_000, 7));
  await images.put(documentFile, '%PDF-1.7');
  await images.put('documents/orders/1', 'what was made of an order');
  await images.put(`${image}/current.json`, JSON.stringify({ mark: 'mark' }));
  await images.put(`${image}/mark/400.webp`, 'a rendition');
  await images.put('property-images/7!order/reading!1', 'noted');
}
