import { z } from 'zod';
import { callLogPages, defaultCallLogPage } from '@estate/domain/staff/call-purposes';
import { LogCursor } from '../log-cursor.ts';
import { AuditFacts } from '../identity/audit-facts.ts';
import { defineRpc } from '../rpc.ts';
import { propertyId } from '../values.ts';

/** One call to the CRM without its response (staff-area §3). API keys and personal data are removed. */
export const PropstackLogItem = z.object({
  id: z.string(),
  created_at: z.string(),
  function_name: z.string(),
  request_type: z.string(),
  request_url: z.string(),
  request_params: z.record(z.string(), z.unknown()).nullable(),
  response_status: z.int().nullable(),
  error_message: z.string().nullable(),
  duration_ms: z.number(),
});
export type PropstackLogItem = z.infer<typeof PropstackLogItem>;

/** A log entry with the CRM's response, shortened to 16 KB of JSON. */
export const PropstackLog = PropstackLogItem.extend({ response_data: z.unknown() });
export type PropstackLog = z.infer<typeof PropstackLog>;

const missingTime = 'Bitte geben Sie einen Zeitpunkt an.';

/** Filter of the call log. An error is a call with status 400 or higher or with an error message (staff-area §7.4). */
export const CallLogFilter = z.object({
  errorsOnly: z.boolean().default(false),
  function: z.string().min(1).max(60).optional(),
  /** Only calls about this single property. Calls that fetch a list of properties never match. */
  property: propertyId('Bitte geben Sie eine gültige Property ID ein').optional(),
  /** Start of the period; calls at this time are included. */
  from: z.iso.datetime(missingTime).optional(),
  /** End of the period; calls at this time are excluded. */
  to: z.iso.datetime(missingTime).optional(),
  before: LogCursor.optional(),
});

/** Newest first. `next` is the cursor of the next page, null on the last. */
export const ListPropstackLogs = defineRpc({
  message: 'crm-sync.listPropstackLogs',
  callers: ['bff'],
  safety: 'read',
  input: CallLogFilter.extend({ limit: z.literal(callLogPages).default(defaultCallLogPage) }),
  output: z.object({ items: z.array(PropstackLogItem), next: z.string().nullable() }),
});

/** One entry with the CRM's response. Fails with `not-found` if the entry is deleted. */
export const GetPropstackLog = defineRpc({
  message: 'crm-sync.getPropstackLog',
  callers: ['bff'],
  safety: 'read',
  input: z.object({ id: z.string().regex(/^[0-9a-f]{24}$/, 'Diesen Eintrag gibt es nicht.') }),
  output: PropstackLog,
});

export const DeletePropstackLogs = defineRpc({
  message: 'crm-sync.deletePropstackLogs',
  callers: ['bff'],
  safety: 'idempotent',
  input: z.object({}),
  output: z.object({ deleted: z.int(), audit: AuditFacts }),
  deadlineMs: 20_000,
});
