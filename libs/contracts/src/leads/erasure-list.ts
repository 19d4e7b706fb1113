import { z } from 'zod';

/**
 * An entry of the list of erasures: one JSON file, stored by leads outside of the databases and backups (at
 * ERASURE_LIST_URL). A restored backup contains the erased data again, so that leads then repeats each listed erasure.
 * The entry identifies the person only by the keyed hashes of the stored erasure.
 */
export const ListedErasure = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  /** Id of the secret with which the hashes were calculated. */
  secret_id: z.string().max(100),
  /** `lead` if a single lead was deleted, not all data of a person. */
  subject: z.literal('lead').optional(),
  address_hash: z.string().min(1).max(100),
  hash: z.string().min(1).max(100),
  requested_at: z.iso.datetime(),
  /** Data that was received until this time is erased. */
  until: z.iso.datetime(),
});
export type ListedErasure = z.infer<typeof ListedErasure>;

export const erasureListFolder = 'erasures';

/** Key of an entry's file in the storage at ERASURE_LIST_URL. A repeated erasure overwrites the file. */
export const erasureListKey = (id: string): string => `${erasureListFolder}/${id}.json`;

export const erasuresCollection = 'erasures';
/**
 * The collection in which a restore stores ListedErasures (`_id` is the id). leads repeats these erasures before it
 * sends mails.
 */
export const erasureReplaysCollection = 'erasure_replays';
