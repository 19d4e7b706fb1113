import { z } from 'zod';

/**
 * An entry of the list of erasures, which lies apart from stores and backups (ERASURE_LIST_URL), one JSON file each. leads
 * writes it, a restore hands it back to leads. It names the person by the keyed hashes of the stored erasure alone.
 */
export const ListedErasure = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  /** The secret that the hashes were made with; missing in those of earlier versions. */
  secret_id: z.string().max(100).optional(),
  address_hash: z.string().min(1).max(100),
  hash: z.string().min(1).max(100),
  requested_at: z.iso.datetime(),
  /** What was received until then is erased. */
  until: z.iso.datetime(),
});
export type ListedErasure = z.infer<typeof ListedErasure>;

export const erasureListFolder = 'erasures';

/** The file of an entry; an order that is given anew replaces it. */
export const erasureListKey = (id: string): string => `${erasureListFolder}/${id}.json`;

/** The collection in which leads stores erasures. */
export const erasuresCollection = 'erasures';
/** The collection in which a restore leaves ListedErasures (`_id` is the id) for leads, which works them off before it mails. */
export const erasureReplaysCollection = 'erasure_replays';
