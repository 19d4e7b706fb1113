import { z } from 'zod';
import { FilePage } from '../file-page.ts';
import { LogCursor } from '../log-cursor.ts';
import { ProblemCode } from '../problem.ts';
import { defineRpc } from '../rpc.ts';
import { AuditChanges } from './audit-facts.ts';

const Action = z.string().max(100);
const Target = z.string().max(200).nullable();

/**
 * Records a state change by staff, or its refusal. identity records changes of accounts itself. Equal refusals within
 * a quarter of an hour share one entry with a count, so that a caller cannot flood the log.
 */
export const RecordAudit = defineRpc({
  message: 'identity.recordAudit',
  callers: ['bff'],
  safety: 'once',
  input: z.object({
    user_id: z.string().max(100),
    /** Method and path of the route, for example `POST /api/admin/jobs`. */
    action: Action,
    target: Target,
    changes: AuditChanges.default([]),
    /** Code of the problem with which the change was refused; null if it was made. */
    refused: ProblemCode.nullable().default(null),
  }),
  output: z.object({ id: z.string() }),
});

/** An entry as it is displayed to staff. */
export const AuditItem = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Null if the caller was not signed in. `name` and `email` are null after the account is removed. */
  user: z.object({ id: z.string(), name: z.string().nullable(), email: z.string().nullable() }).nullable(),
  action: z.string(),
  /** Id of the changed record. `target_name` is its name if the record is an account. */
  target: z.string().nullable(),
  target_name: z.string().nullable(),
  refused: ProblemCode.nullable(),
  /** Number of equal refusals or wrong passwords. */
  count: z.int().min(1),
  changes: AuditChanges,
});
export type AuditItem = z.infer<typeof AuditItem>;

/** Search of the audit log; `from` is inclusive, `to` exclusive. */
export const AuditSearch = z.object({
  /** A person, an action in German words, or the id of a changed record. */
  q: z.string().trim().max(100, 'Bitte suchen Sie mit höchstens 100 Zeichen.').optional(),
  from: z.iso.datetime('Bitte geben Sie ein Datum an.').optional(),
  to: z.iso.datetime('Bitte geben Sie ein Datum an.').optional(),
  /** If true, only refused actions and wrong passwords are found. */
  refused: z.boolean().default(false),
});

/** Entries, newest first. `next` is the cursor of the next page, null on the last page. */
export const ListAudit = defineRpc({
  message: 'identity.listAudit',
  callers: ['bff'],
  safety: 'read',
  input: AuditSearch.extend({
    cursor: LogCursor.optional(),
    limit: z.int().min(1).max(200).default(50),
  }),
  output: z.object({ items: z.array(AuditItem), next: z.string().nullable() }),
});

/** The same entries as a CSV file. */
export const ExportAudit = defineRpc({
  message: 'identity.exportAudit',
  callers: ['bff'],
  safety: 'read',
  input: AuditSearch.extend({ cursor: LogCursor.optional() }),
  output: FilePage,
});
