import { z } from 'zod';

/**
 * What staff should correct in the CRM: a value that cannot be read, one that cannot be right (neither reaches the website),
 * a word that the website does not know, and a text that names the street though the address is hidden.
 */
const doubtReasons = ['unreadable', 'implausible', 'unknown', 'names-street'] as const;

/** A field of the record, by its name, and what is wrong with it. */
export const RecordDoubt = z.object({ field: z.string(), reason: z.enum(doubtReasons) });
export type RecordDoubt = z.infer<typeof RecordDoubt>;
