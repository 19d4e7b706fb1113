import { z } from 'zod';
import { AuditChange } from '../identity/audit.ts';
import { PropertyId } from './properties.ts';
import { NamedJob } from '../jobs.ts';
import { defineRpc } from '../rpc.ts';

/** Entries that are kept of one property, each for twelve months. */
export const maxHistory = 200;

/**
 * Who changed a property: staff its website status, an import all fields, an update of all properties single ones, a sync
 * that found it gone from the CRM its removal.
 */
export const HistorySource = z.enum(['staff', 'import', 'update', 'removal']);

/** One change of a property with the named fields before and after; none for the first import. */
export const HistoryItem = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  source: HistorySource,
  /** The name of the member of staff; null for imports and updates. */
  by: z.string().nullable(),
  /** The job that changed the property; null for staff and in entries of earlier releases. */
  job: NamedJob.nullable(),
  changes: z.array(AuditChange),
});
export type HistoryItem = z.infer<typeof HistoryItem>;

/** What changed in a property, newest first. An unknown property has none. */
export const GetPropertyHistory = defineRpc({
  message: 'catalog.getPropertyHistory',
  callers: ['bff'],
  safety: 'read',
  input: PropertyId,
  output: z.object({ items: z.array(HistoryItem) }),
});
