import { maxAuditText, type AuditChange, type AuditItem } from '@estate/contracts/audit';
import { ProblemCode } from '@estate/contracts/problem';
import { type Types } from 'mongoose';
import { type Person } from '../auth/people.ts';
import { type AuditEntry } from './audit-entry.schema.ts';

/** Fields of `details.body` in entries of earlier versions that hold no personal data. */
const formerFields = ['kind', 'propertyId', 'importImages', 'website_status', 'ids', 'apiVersion'];

const asText = (value: unknown): string | null =>
  value === undefined || value === null
    ? null
    : (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, maxAuditText);

const setTo = (field: string, value: unknown): AuditChange[] =>
  value === undefined ? [] : [{ field, before: null, after: asText(value) }];

/** Named fields of an entry without `changes`: of an earlier version, or counted failed sign-ins. */
function changesOf({ changes, details }: AuditEntry): AuditChange[] {
  if (changes) return changes;
  const { body, count, refused } = details ?? {};
  const former = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return [
    ...formerFields.flatMap((field) => setTo(field, former[field])),
    ...setTo('attempts', count),
    ...(refused ? setTo('unchecked', refused) : []),
  ];
}

const isFailedSignIn = ({ action }: AuditEntry) => action.endsWith('.failed');

/** An entry as staff read it; `people` holds the accounts that still exist. */
export function auditItem(
  entry: AuditEntry & { _id: Types.ObjectId },
  people: ReadonlyMap<string, Person>,
): AuditItem {
  const { _id, user_id, action, target, refused, count } = entry;
  const code = ProblemCode.safeParse(isFailedSignIn(entry) ? 'wrong-credentials' : refused);
  const failures = entry.details?.['count'];
  return {
    id: String(_id),
    at: entry.created_at.toISOString(),
    user: user_id === null ? null : { id: user_id, name: people.get(user_id)?.name ?? null },
    action,
    target,
    target_name: (target !== null && people.get(target)?.name) || null,
    refused: code.success ? code.data : null,
    count: count ?? (typeof failures === 'number' ? failures : 1),
    changes: changesOf(entry),
  };
}
