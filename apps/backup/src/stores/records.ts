import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { BSON, type Db, type Document } from 'mongodb';
import { type Digests } from '../archive/digest.ts';
import { type TarEntry } from '../archive/entries.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

const folder = 'mongo/';
const batchBytes = 4 * 1024 * 1024;
/** The maximum size of a decompressed batch: the limit of a batch, plus one record of MongoDB's maximum size. */
const maxBatchBytes = batchBytes + 17 * 1024 * 1024;
const perInsert = 500;

/**
 * Whether a collection is excluded from backups. Sessions and one-time tokens are excluded, because after a restore,
 * ended ones would be valid again. The state of migrations, backups and repeated erasures is excluded, because it
 * describes a particular database and would be wrong in another one.
 */
const isExcluded = (name: string) =>
  /^(?:system\.|session$|verification$|backups$|erasure_replays$)|_migrations$/.test(name);

/**
 * Sorts the collection `erasures` first. An erasure that is finished in the backup was then finished before the other
 * collections were read, so these do not contain the person (decision 21).
 */
const byErasuresFirst = (a: string, b: string) =>
  Number(b === 'erasures') - Number(a === 'erasures') || a.localeCompare(b);

/** The names of the collections in a backup, in the order in which they are read. */
export async function collectionsOf(db: Db): Promise<string[]> {
  const found = await db.listCollections({}, { nameOnly: true }).toArray();
  return found
    .filter(({ name, type }) => type !== 'view' && !isExcluded(name))
    .map(({ name }) => name)
    .sort(byErasuresFirst);
}

/** The raw BSON of a collection's records in the order of their ids. */
async function* rawRecords(db: Db, name: string): AsyncGenerator<Buffer> {
  const cursor = db.collection(name).find({}, { raw: true, sort: { _id: 1 }, batchSize: 200 });
  for await (const record of cursor as AsyncIterable<unknown>) yield record as Buffer;
}

/** All records in batches. Each batch is a gzip file of concatenated BSON documents, the format of mongodump. */
export async function* dumpRecords(db: Db, digests: Digests): AsyncGenerator<TarEntry> {
  for (const name of await collectionsOf(db)) {
    let batch: Buffer[] = [];
    let bytes = 0;
    let number = 0;
    const entry = async (): Promise<TarEntry> => {
      const file = `${folder}${name}/${String(number++).padStart(6, '0')}.bson.gz`;
      const result = { name: file, bytes: await compress(Buffer.concat(batch), { level: 1 }) };
      [batch, bytes] = [[], 0];
      return result;
    };
    const digest = digests.of(folder + name);
    for await (const record of rawRecords(db, name)) {
      digest.add(record);
      batch.push(record);
      bytes += record.length;
      if (bytes >= batchBytes) yield await entry();
    }
    if (bytes > 0) yield await entry();
  }
}

/** The collection whose records an archive entry contains; undefined for other entries. */
export const collectionOf = ({ name }: TarEntry): string | undefined =>
  name.startsWith(folder) ? name.slice(folder.length, name.lastIndexOf('/')) : undefined;

/** Decompresses an entry and splits it into its BSON records. They share the memory of one buffer. */
export async function readRecords({ bytes }: TarEntry): Promise<Buffer[]> {
  const all = await decompress(bytes, { maxOutputLength: maxBatchBytes });
  const records: Buffer[] = [];
  for (let start = 0; start < all.length;) {
    const length = all.readInt32LE(start);
    if (length < 5 || start + length > all.length) throw new Error('a record of the backup is cut off');
    records.push(all.subarray(start, start + length));
    start += length;
  }
  return records;
}

/** Options for reading BSON: numbers become objects of their BSON type (e.g. Double, Long), so that it is restored. */
const bsonOptions = { promoteValues: false, promoteLongs: false, bsonRegExp: true } as const;

/** Inserts the BSON records into a collection. */
export async function loadRecords(db: Db, name: string, records: readonly Buffer[]): Promise<void> {
  for (let start = 0; start < records.length; start += perInsert) {
    const batch = records.slice(start, start + perInsert);
    const documents = batch.map((record): Document => BSON.deserialize(record, bsonOptions));
    await db.collection(name).insertMany(documents, { ordered: true });
  }
}

/** Adds the current records of the database to the checksums. */
export async function digestRecords(db: Db, digests: Digests): Promise<void> {
  for (const name of await collectionsOf(db))
    for await (const record of rawRecords(db, name)) digests.of(folder + name).add(record);
}

/**
 * The first collection that contains records; undefined if there is none. Ignores collections excluded from backups.
 */
export async function nonEmptyCollection(db: Db): Promise<string | undefined> {
  for (const name of await collectionsOf(db))
    if (await db.collection(name).findOne({}, { projection: { _id: 1 } })) return name;
  return undefined;
}

/**
 * Drops all collections. With `migrationsOnly`, drops only those with the state of migrations, so that these run again.
 */
export async function dropCollections(
  db: Db,
  { migrationsOnly }: { migrationsOnly: boolean },
): Promise<void> {
  for (const { name, type } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    if (name.startsWith('system.') || type === 'view') continue;
    if (!migrationsOnly || name.endsWith('_migrations')) await db.collection(name).drop();
  }
}
