import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createConnection, mongo } from 'mongoose';

const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

/** Collections that services change only on a request. */
const collections = [
  'properties',
  'property_raw_data',
  'property_history',
  'user',
  'account',
  'user_roles',
  'sync_runs',
  'job_runs',
];

/** A checksum and the number of documents of each of these collections. */
export async function recordSums(mongodbUrl: string): Promise<Record<string, string>> {
  const store = await createConnection(mongodbUrl).asPromise();
  try {
    const sums: [string, string][] = [];
    for (const name of collections) {
      const records = await store
        .collection(name)
        .find({}, { sort: { _id: 1 } })
        .toArray();
      sums.push([
        name,
        `${records.length} ${hashOf(records.map((one) => mongo.BSON.EJSON.stringify(one)).join())}`,
      ]);
    }
    return Object.fromEntries(sums);
  } finally {
    await store.close();
  }
}

/** A checksum of each original image in a storage folder. */
export function originalSums(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const originals = files.filter((file) => file.isFile() && file.name === 'original');
  const paths = originals.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return Object.fromEntries(paths.map((path) => [relative(folder, path), hashOf(readFileSync(path))]));
}
