import { z } from 'zod';
import { callLogPages, defaultCallLogPage } from '@estate/domain/staff/call-purposes';
import { LogCursor } from '../log-cursor.ts';
import { defineRpc } from '../rpc.ts';
import { propertyId } from '../values.ts';

/** One call to the CRM without its answer (staff-area §3); keys and personal data are removed. */
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

/** The same with the answer, cut to 16 KB of JSON. */
export const PropstackLog = PropstackLogItem.extend({ response_data: z.unknown() });
export type PropstackLog = z.infer<typeof PropstackLog>;

const missingTime = 'Bitte geben Sie einen Zeitpunkt an.';

/** What to look for in the log of calls. Errors: status 400 or higher, or an error message (staff-area §7.4). */
export const CallLogFilter = z.object({
  errorsOnly: z.boolean().default(false),
  /** The purpose of the calls, as in `function_name`. */
  function: z.string().min(1).max(60).optional(),
  /** Calls about this property alone; a list of properties is about none. */
  property: propertyId('Bitte geben Sie eine gültige Property ID ein').optional(),
  /** Included. */
  from: z.iso.datetime(missingTime).optional(),
  /** Not included. */
  to: z.iso.datetime(missingTime).optional(),
  /** Only entries older than this one. */
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

/** One entry with its answer; `not-found` once it is deleted. */
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
  output: z.object({ deleted: z.int() }),
  deadlineMs: 20_000,
});
