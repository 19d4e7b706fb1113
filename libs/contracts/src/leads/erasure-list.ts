import { z } from 'zod';

/**
 * An entry of the list of erasures, one JSON file each, stored outside of the stores and backups (ERASURE_LIST_URL). leads
 * writes it, and a restore returns it to leads. It identifies the person only by the keyed hashes of the stored erasure.
 */
export const ListedErasure = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  /** The id of the secret of the hashes; missing in entries of earlier versions. */
  secret_id: z.string().max(100).optional(),
  /** `lead` if one lead was deleted and not a person. */
  subject: z.literal('lead').optional(),
  address_hash: z.string().min(1).max(100),
  hash: z.string().min(1).max(100),
  requested_at: z.iso.datetime(),
  /** Data received until this time is erased. */
  until: z.iso.datetime(),
});
export type ListedErasure = z.infer<typeof ListedErasure>;

export const erasureListFolder = 'erasures';

/** The file of an entry; a repeated erasure replaces it. */
export const erasureListKey = (id: string): string => `${erasureListFolder}/${id}.json`;

/** The collection in which leads stores erasures. */
export const erasuresCollection = 'erasures';
/** The collection in which a restore stores ListedErasures (`_id` is the id) for leads, which repeats them before it mails. */
export const erasureReplaysCollection = 'erasure_replays';
