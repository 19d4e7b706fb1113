import { z } from 'zod';

/**
 * Kinds of faults in a record that staff should correct in the CRM. `unreadable`: the value cannot be parsed.
 * `implausible`: the value cannot be correct. Values of these two kinds are kept off the website. `unknown`: the
 * website has no translation for the word. `names-street`: the text contains the street although the address is hidden.
 * `green-claim` and `superlative`: the text makes a claim of `wordWarnings` (domain).
 */
const reasons = [
  'unreadable',
  'implausible',
  'unknown',
  'names-street',
  'green-claim',
  'superlative',
] as const;

/** A field of the record and the kind of its fault. */
export const DataWarning = z.object({ field: z.string(), reason: z.enum(reasons) });
export type DataWarning = z.infer<typeof DataWarning>;
