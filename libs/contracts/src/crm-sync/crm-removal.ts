import { z } from 'zod';
import { JobId } from '../jobs.ts';
import { NamedProperty } from '../named-property.ts';
import { defineRpc } from '../rpc.ts';

/**
 * Objects that vanished from the CRM, too many to be removed without a person's decision: the last full sync did not find
 * them (`sync`), or webhooks named them one by one (`webhook`). `named` are the first 200 of `count`. `present` is how
 * many objects were stored, `taken` how many of them webhooks have removed already. A changed list has a new id.
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

/** The vanished properties that wait until an admin confirms or dismisses their removal; null if there are none. */
export const GetRemoval = defineRpc({
  message: 'crm-sync.getRemoval',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: z.object({ removal: CurrentRemoval.nullable() }),
});

/** Leaves the objects as they are; `outdated-record` unless the list still waits. */
export const DismissRemoval = defineRpc({
  message: 'crm-sync.dismissRemoval',
  callers: ['bff'],
  safety: 'once',
  input: z.object({ id: JobId }),
  output: z.object({}),
});
