import { z } from 'zod';

/**
 * An entry of the list of erasures. Each is a JSON file outside of the databases and backups (ERASURE_LIST_URL). leads
 * writes it; after a restore, leads gets it back and repeats the erasure. It identifies the person only by the keyed
 * hashes of the stored erasure.
 */
export const ListedErasure = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  /** Id of the secret for the hashes; missing in entries of earlier versions. */
  secret_id: z.string().max(100).optional(),
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

/** Path of the file of an entry. A repeated erasure overwrites it. */
export const erasureListKey = (id: string): string => `${erasureListFolder}/${id}.json`;

/** The collection in which leads stores erasures. */
export const erasuresCollection = 'erasures';
/**
 * The collection in which a restore stores ListedErasures (`_id` is the id). leads repeats these erasures before it
 * sends mails.
 */
export const erasureReplaysCollection = 'erasure_replays';
