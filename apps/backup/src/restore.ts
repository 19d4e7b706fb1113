import { differingSets, Digests, type Checksum } from './archive/digest.ts';
import { checkArchive, imagesSetName, openArchive } from './archive/manifest.ts';
import { signingKeyOf } from './archive/signature.ts';
import { type RestoreEnv } from './env.ts';
import { storeReplays } from './erasures/erasure-list.ts';
import { BackupFault, messageOf } from './fault.ts';
import { type Stores } from './open-stores.ts';
import { digestImages, hasImages, imageKeyOf, removeImages } from './stores/images.ts';
import {
  collectionOf,
  digestRecords,
  dropCollections,
  nonEmptyCollection,
  loadRecords,
  readRecords,
} from './stores/records.ts';

async function requireEmptyStores({ db, images }: Stores): Promise<void> {
  const collection = await nonEmptyCollection(db);
  const nonEmpty = [
    ...(collection === undefined ? [] : [`MongoDB (${collection})`]),
    ...((await hasImages(images)) ? ['the storage of the images'] : []),
  ];
  if (nonEmpty.length > 0)
    throw new BackupFault(
      `Not empty: ${nonEmpty.join(' and ')}. Nothing was written. With --replace, everything in both is deleted first.`,
    );
}

/** The checksums of the current contents of database and image storage. */
export async function currentChecksums({
  db,
  images,
}: Pick<Stores, 'db' | 'images'>): Promise<Record<string, Checksum>> {
  const digests = new Digests();
  await digestRecords(db, digests);
  await digestImages(images, digests.of(imagesSetName));
  return digests.sums;
}

/**
 * Restores a backup, by default the newest, into an empty database and image storage; with `replace`, they are emptied
 * first. No service may be running. The whole archive and the list of erasures are read before anything is written, and
 * the result is compared with the archive. Finally the erasures since the backup are stored, which the leads service
 * then repeats.
 */
export async function restore(
  stores: Stores,
  { BACKUP_KEY }: Pick<RestoreEnv, 'BACKUP_KEY'>,
  { name, replace = false }: { name?: string | undefined; replace?: boolean },
  print: (line: string) => void,
): Promise<void> {
  const { db, images, backups, erasures } = stores;
  const backup = await backups.find(name, signingKeyOf(BACKUP_KEY));
  if (!replace) await requireEmptyStores(stores);
  const listedErasures = await erasures.read();
  const expected = await checkArchive(backups.disk, backup.parts, BACKUP_KEY);
  print(`backup ${backup.name} is whole`);
  try {
    if (replace) {
      await dropCollections(db, { migrationsOnly: false });
      await removeImages(images);
    }
    for await (const entry of openArchive(backups.disk, backup.parts, BACKUP_KEY)) {
      const collection = collectionOf(entry);
      const image = imageKeyOf(entry);
      if (collection !== undefined) await loadRecords(db, collection, await readRecords(entry));
      else if (image !== undefined) await images.put(image, entry.bytes);
    }
    const faults = differingSets(expected, await currentChecksums(stores));
    if (faults.length > 0) throw new BackupFault(`not as in the backup: ${faults.join(', ')}`);
    await dropCollections(db, { migrationsOnly: true });
  } catch (error) {
    throw new BackupFault(
      `The stores are incomplete now (${messageOf(error)}). Repeat the restore with --replace.`,
      { cause: error },
    );
  }
  const count = await storeReplays(db, listedErasures);
  print(`restored, checksums are equal; ${count} erasures since then are repeated when leads starts`);
  print('next: the migrations of all services, then the services');
}
