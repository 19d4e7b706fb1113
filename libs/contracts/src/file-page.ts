import { z } from 'zod';
import { AuditFacts } from './identity/audit-facts.ts';

/**
 * A page of a file that a service writes for staff and the BFF streams: its text, the number of records in it, and the
 * cursor of the next page, null on the last page. The first page has the beginning of the file, and the facts about the
 * search for the audit log, null if saving the file is not audited.
 */
export const FilePage = z.object({
  text: z.string(),
  count: z.int(),
  next: z.string().nullable(),
  audit: AuditFacts,
});
export type FilePage = z.infer<typeof FilePage>;
