import { z } from 'zod';
import { AuditFacts } from './identity/audit-facts.ts';

/**
 * A page of a file that a service writes for staff and the BFF streams: its text, and the cursor of the next page, null
 * on the last page. The first page has the beginning of the file, and the facts for the audit log: the search and the
 * number of records in the whole file, or null if saving the file is not audited.
 */
export const FilePage = z.object({
  text: z.string(),
  next: z.string().nullable(),
  audit: AuditFacts,
});
export type FilePage = z.infer<typeof FilePage>;
