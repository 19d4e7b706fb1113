import { z } from 'zod';

/**
 * Kinds of faults in a record that staff should correct in the CRM. `unreadable`: the value cannot be parsed.
 * `implausible`: the value cannot be correct. Values of these two kinds are kept off the website. `unknown`: the
 * website has no translation for the word. `names-street`: the text contains the street although the address is hidden.
 */
const doubtReasons = ['unreadable', 'implausible', 'unknown', 'names-street'] as const;

/** A field of the record and the kind of its fault. */
export const RecordDoubt = z.object({ field: z.string(), reason: z.enum(doubtReasons) });
export type RecordDoubt = z.infer<typeof RecordDoubt>;
