import { contactFields, crmTransferStates } from '@estate/domain/forms/crm-transfer';
import { z } from 'zod';

/** A field in which the CRM's contact has another value than the lead. */
export const ContactConflict = z.object({
  field: z.enum(contactFields),
  /** The value of the CRM (`theirs`) and the value of the lead (`ours`). */
  theirs: z.string(),
  ours: z.string(),
});
export type ContactConflict = z.infer<typeof ContactConflict>;

/** State of the lead's transfer to the CRM, with the ids of the created CRM objects. */
export const CrmTransfer = z.object({
  state: z.enum(crmTransferStates),
  /** German reason why the transfer failed or is still waiting. */
  reason: z.string().optional(),
  next_attempt_at: z.iso.datetime().optional(),
  transferred_at: z.iso.datetime().optional(),
  contact_id: z.int().optional(),
  /** Whether the contact already existed in the CRM. Only empty fields of an existing contact were filled. */
  was_known: z.boolean().optional(),
  task_id: z.int().optional(),
  saved_query_id: z.int().optional(),
  conflicts: z.array(ContactConflict),
});
export type CrmTransfer = z.infer<typeof CrmTransfer>;
