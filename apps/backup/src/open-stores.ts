import { openStorage } from '@estate/storage/open-storage';
import { type Disk } from 'flydrive';
import { MongoClient, type Db } from 'mongodb';
import { Backups } from './archive/backups.ts';
import { type StoresEnv } from './env.ts';
import { ErasureList } from './erasures/erasure-list.ts';
import { BackupFault, messageOf } from './fault.ts';

export interface Stores {
  readonly db: Db;
  readonly images: Disk;
  readonly backups: Backups;
  readonly erasures: ErasureList;
}

const serverSelectionTimeoutMS = 5_000;

/** Opens the database and the storages of the environment, runs `work` with them, and closes them. */
export async function withStores<Result>(
  env: StoresEnv,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  const client = new MongoClient(env.MONGODB_URL, { serverSelectionTimeoutMS });
  try {
    await client.connect().catch((error: unknown) => {
      throw new BackupFault(`MongoDB at MONGODB_URL is not reached: ${messageOf(error)}`, { cause: error });
    });
    return await work({
      db: client.db(),
      images: await openStorage(env.STORAGE_URL),
      backups: new Backups(await openStorage(env.BACKUP_URL)),
      erasures: new ErasureList(await openStorage(env.ERASURE_LIST_URL)),
    });
  } finally {
    await client.close();
  }
}
