import { mongoEnv } from '@estate/server-kit/process/env';
import { storageUrl } from '@estate/storage/storage-url';
import { z } from 'zod';

/** The environment of the commands that need no key: `list` and `replay`. */
export const storesEnv = {
  /** The database of all services. */
  MONGODB_URL: mongoEnv.MONGODB_URL,
  /** The storage of the images, as in the settings of media. */
  STORAGE_URL: storageUrl(),
  /** The storage of the backups: a folder, or S3. It should be on another machine. */
  BACKUP_URL: storageUrl(),
  /** The storage in which leads writes the list of erasures. */
  ERASURE_LIST_URL: storageUrl(),
};
export type StoresEnv = z.output<z.ZodObject<typeof storesEnv>>;

/** The environment of a backup. It contains no key to decrypt backups. */
export const backupEnv = {
  ...storesEnv,
  /** The public key that belongs to BACKUP_KEY (`age1…`). */
  BACKUP_RECIPIENT: z.string().regex(/^age1[0-9a-z]{58}$/, 'is no recipient of age (age1...)'),
  /** Signs the backup; the command `key` derives it from BACKUP_KEY. */
  BACKUP_SIGNING_KEY: z.string().regex(/^[\w-]{43}$/, 'is no signing key of `key` (43 characters)'),
  /** How many backups are kept. */
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'is not a number from 1 to 999')
    .transform(Number)
    .default(14),
};
export type BackupEnv = z.output<z.ZodObject<typeof backupEnv>>;

/** The environment of a restore. */
export const restoreEnv = {
  ...storesEnv,
  /**
   * The private key of age (`AGE-SECRET-KEY-1…`), to be kept outside of the host. Without it, no backup can be read.
   */
  BACKUP_KEY: z.string().regex(/^AGE-SECRET-KEY-1[0-9A-Z]{58}$/, 'is no key of age (AGE-SECRET-KEY-1...)'),
};
export type RestoreEnv = z.output<z.ZodObject<typeof restoreEnv>>;

/**
 * The environment of the command `key`: with BACKUP_KEY, it prints the settings that belong to this key; without, it
 * creates a new key.
 */
export const keyEnv = { BACKUP_KEY: restoreEnv.BACKUP_KEY.optional() };
