import { backupsCollection, type LastBackup } from '@estate/contracts/leads/backup';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { backupNameAt, type Backup } from './archive/backups.ts';
import { Digests } from './archive/digest.ts';
import { encrypt } from './archive/encryption.ts';
import { packTar, type TarEntry } from './archive/entries.ts';
import { checkArchive, imagesSetName, manifestEntry } from './archive/manifest.ts';
import { writeParts } from './archive/parts.ts';
import { type BackupEnv } from './env.ts';
import { hasUnlistedErasure } from './erasures/erasure-list.ts';
import { BackupFault } from './fault.ts';
import { type Stores } from './open-stores.ts';
import { dumpImages } from './stores/images.ts';
import { dumpRecords } from './stores/records.ts';

/**
 * The entries of the archive. The records are read first and the images after them, so that the archive contains the
 * images to which the records refer. An image that is replaced or removed in between is missing; after a restore, the
 * next full sync fetches it again.
 */
async function* archiveOf({ db, images }: Stores, print: (line: string) => void): AsyncGenerator<TarEntry> {
  const digests = new Digests();
  yield* dumpRecords(db, digests);
  yield* dumpImages(images, digests.of(imagesSetName), (image) =>
    print(`left out, without an original: ${image}`),
  );
  yield manifestEntry(digests.sums);
}

/**
 * Makes an encrypted backup at BACKUP_URL, verifies it by reading it again, and deletes the oldest backups, so that
 * BACKUP_KEEP remain. The backup is also encrypted for a temporary second key, with which it is verified, because
 * BACKUP_KEY is not available here.
 */
export async function backUp(
  stores: Stores,
  {
    BACKUP_RECIPIENT,
    BACKUP_SIGNING_KEY,
    BACKUP_KEEP,
  }: Pick<BackupEnv, 'BACKUP_RECIPIENT' | 'BACKUP_SIGNING_KEY' | 'BACKUP_KEEP'>,
  print: (line: string) => void,
): Promise<Backup> {
  const { db, backups, erasures } = stores;
  const started_at = new Date();
  const name = backupNameAt(started_at);
  // First checks that the list of erasures can be read, because a restore without it would bring erased persons back.
  await erasures.read();
  const temporaryKey = await generateX25519Identity();
  const recipients = [BACKUP_RECIPIENT, await identityToRecipient(temporaryKey)];
  const encrypted = encrypt(packTar(archiveOf(stores, print)), recipients);
  const parts = await writeParts(backups.disk, backups.folderOf(name), encrypted);
  const sums = await checkArchive(backups.disk, parts, temporaryKey);
  const finished_at = new Date();
  const backup = await backups.complete(name, { started_at, finished_at }, parts, BACKUP_SIGNING_KEY);
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  const counts = Object.entries(sums).map(([set, { count }]) => `${set.replace('mongo/', '')} ${count}`);
  print(`backup ${name}: ${bytes} bytes, read again and equal. ${counts.join(', ')}`);

  await backups.prune(BACKUP_KEEP, finished_at);
  const oldest = await backups.oldest();
  if (oldest) await erasures.prune(oldest);
  if (await hasUnlistedErasure(db, finished_at))
    throw new BackupFault(
      'The backup is made, but erasures do not reach the list: set ERASURE_LIST_URL for leads. Until then a restore may bring erased persons back.',
    );
  const last: Omit<LastBackup, '_id'> = { name, succeeded_at: finished_at, bytes };
  await db.collection<LastBackup>(backupsCollection).replaceOne({ _id: 'last' }, last, { upsert: true });
  return backup;
}
