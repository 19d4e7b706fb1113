import { z } from 'zod';
import { AuditChange } from '../identity/audit-facts.ts';
import { PropertyId } from './properties.ts';
import { NamedJob } from '../jobs.ts';
import { defineRpc } from '../rpc.ts';

/** Maximum number of history entries that are stored per property. Each expires after twelve months. */
export const maxHistory = 200;

/**
 * What changed a property. `staff`: a person changed the website status. `import`: all fields were imported. `update`:
 * a batch update set single fields. `removal`: a sync removed the property, because it is gone from the CRM.
 */
export const HistorySource = z.enum(['staff', 'import', 'update', 'removal']);

/** One change of a property, with each changed field before and after. `changes` is empty for the first import. */
export const HistoryItem = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  source: HistorySource,
  /** The name of the member of staff; null for imports and updates. */
  by: z.string().nullable(),
  /** The job that changed the property; null for staff. */
  job: NamedJob.nullable(),
  changes: z.array(AuditChange),
});
export type HistoryItem = z.infer<typeof HistoryItem>;

/** The changes of a property, newest first; empty for an unknown property. */
export const GetPropertyHistory = defineRpc({
  message: 'catalog.getPropertyHistory',
  callers: ['bff'],
  safety: 'read',
  input: PropertyId,
  output: z.object({ items: z.array(HistoryItem) }),
});
