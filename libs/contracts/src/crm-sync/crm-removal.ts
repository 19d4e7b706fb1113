import { z } from 'zod';
import { AuditFacts } from '../identity/audit-facts.ts';
import { JobId } from '../jobs.ts';
import { NamedProperty } from '../named-property.ts';
import { defineRpc } from '../rpc.ts';

/**
 * Objects that vanished from the CRM, too many to be removed without the confirmation of office or admin. The last full
 * sync did not find them (`sync`), or webhooks reported them one by one (`webhook`). `named` are the first 200 of
 * `count`. `present` is the number of stored objects, `taken` the number of those that webhooks have already removed. A
 * changed list has a new id.
 */
export const CurrentRemoval = z.object({
  id: z.string(),
  created_at: z.iso.datetime(),
  source: z.enum(['sync', 'webhook']),
  count: z.int(),
  present: z.int(),
  taken: z.int(),
  named: z.array(NamedProperty),
});
export type CurrentRemoval = z.infer<typeof CurrentRemoval>;

/** The vanished properties whose removal office or an admin has to confirm or dismiss; null if there are none. */
export const GetRemoval = defineRpc({
  message: 'crm-sync.getRemoval',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: z.object({ removal: CurrentRemoval.nullable() }),
});

/**
 * Dismisses the removal, so that `unchanged` objects stay. Fails with `outdated-record` if this list is no longer pending.
 */
export const DismissRemoval = defineRpc({
  message: 'crm-sync.dismissRemoval',
  callers: ['bff'],
  safety: 'once',
  input: z.object({ id: JobId }),
  output: z.object({ unchanged: z.int(), audit: AuditFacts }),
});
