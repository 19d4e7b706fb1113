import {
  ListedErasure,
  erasureListFolder,
  erasureReplaysCollection,
  erasuresCollection,
} from '@estate/contracts/leads/erasure-list';
import { type Disk } from 'flydrive';
import { type Db } from 'mongodb';
import { BackupFault } from '../fault.ts';
import { listFolder } from '@estate/storage/open-storage';

const unlistedMs = 3_600_000;
/** The tolerance for the different clocks of machines. */
const marginMs = 3_600_000;

interface StoredErasure {
  _id: string;
  until: Date;
  listed_at?: Date | null;
}

/**
 * The list of erasures, which the leads service writes to a storage outside of the database. It contains all erasures
 * since the oldest backup.
 */
export class ErasureList {
  constructor(private readonly disk: Disk) {}

  /** The entries. Throws a BackupFault if the list cannot be read; a restore without it would bring erased persons back. */
  async read(): Promise<ListedErasure[]> {
    try {
      const { files } = await listFolder(this.disk, erasureListFolder);
      const entries: ListedErasure[] = [];
      for (const key of files.filter((name) => name.endsWith('.json')))
        entries.push(ListedErasure.parse(JSON.parse(await this.disk.get(key))));
      return entries;
    } catch (error) {
      throw new BackupFault('The list of erasures at ERASURE_LIST_URL cannot be read.', { cause: error });
    }
  }

  /** Deletes entries from before `oldest`, the start of the oldest backup, because no backup contains these persons. */
  async prune(oldest: Date): Promise<void> {
    for (const { id, until } of await this.read())
      if (Date.parse(until) < oldest.getTime() - marginMs)
        await this.disk.delete(`${erasureListFolder}/${id}.json`);
  }
}

/** Whether there is an erasure that the leads service should have written to the list an hour ago, but has not. */
export async function hasUnlistedErasure(db: Db, now: Date): Promise<boolean> {
  const until = { $lt: new Date(now.getTime() - unlistedMs) };
  const found = await db
    .collection<StoredErasure>(erasuresCollection)
    .findOne({ until, listed_at: null }, { projection: { _id: 1 } });
  return found !== null;
}

/**
 * Stores those erasures of the list that are missing in the restored database, or are there with an earlier `until`;
 * the leads service repeats them when it starts. All other erasures need no repetition, because they are in the
 * database, finished or still running. Returns the number of stored erasures.
 */
export async function storeReplays(db: Db, listed: readonly ListedErasure[]): Promise<number> {
  let count = 0;
  for (const entry of listed) {
    const stored = await db.collection<StoredErasure>(erasuresCollection).findOne({ _id: entry.id });
    if (stored && stored.until >= new Date(entry.until)) continue;
    const { id: _id, ...rest } = entry;
    await db
      .collection<{ _id: string }>(erasureReplaysCollection)
      .replaceOne({ _id }, rest, { upsert: true });
    count += 1;
  }
  return count;
}
