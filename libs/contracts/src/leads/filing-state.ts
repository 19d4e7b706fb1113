import { contactFields, filingStates } from '@estate/domain/forms/filing';
import { z } from 'zod';

/** A field that a contact of the CRM had filled otherwise than the lead does. */
export const ContactConflict = z.object({
  field: z.enum(contactFields),
  /** What the CRM has, and what the lead says. */
  theirs: z.string(),
  ours: z.string(),
});
export type ContactConflict = z.infer<typeof ContactConflict>;

/** How far a lead is with its way into the CRM, by the CRM's ids. */
export const LeadFiling = z.object({
  state: z.enum(filingStates),
  /** German: why it failed, or why it waits still. */
  reason: z.string().optional(),
  next_attempt_at: z.iso.datetime().optional(),
  /** When the lead was first filed. */
  filed_at: z.iso.datetime().optional(),
  contact_id: z.int().optional(),
  /** Whether the contact was there before; then only its empty fields were filled. */
  was_known: z.boolean().optional(),
  task_id: z.int().optional(),
  saved_query_id: z.int().optional(),
  conflicts: z.array(ContactConflict),
});
export type LeadFiling = z.infer<typeof LeadFiling>;
