import { mongoEnv } from '@estate/server-kit/env';
import { storageUrl } from '@estate/storage/storage-url';
import { z } from 'zod';

/** The environment of the commands that need no key: `list` and `replay`. */
export const storesEnv = {
  /** The database of all services. */
  MONGODB_URL: mongoEnv.MONGODB_URL,
  /** The images of media. */
  STORAGE_URL: storageUrl(),
  /** The storage of the backups: a folder, or S3. It should be on another machine. */
  BACKUP_URL: storageUrl(),
  /** The storage in which leads writes the list of erasures. */
  ERASURE_LIST_URL: storageUrl(),
};
export type StoresEnv = z.output<z.ZodObject<typeof storesEnv>>;

/** The environment of a backup, which cannot decrypt earlier backups. */
export const backupEnv = {
  ...storesEnv,
  /** The public half of BACKUP_KEY (`age1…`). */
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
  /** An identity of age (`AGE-SECRET-KEY-1…`), kept outside of the host. Without it, no backup can be read. */
  BACKUP_KEY: z.string().regex(/^AGE-SECRET-KEY-1[0-9A-Z]{58}$/, 'is no key of age (AGE-SECRET-KEY-1...)'),
};
export type RestoreEnv = z.output<z.ZodObject<typeof restoreEnv>>;

/**
 * The environment of `key`. With a BACKUP_KEY the command prints the settings of that key, without one it makes a key.
 */
export const keyEnv = { BACKUP_KEY: restoreEnv.BACKUP_KEY.optional() };
