import {
  maxAuditText,
  type AuditChange,
  type AuditItem,
  type ListAudit,
} from '@estate/contracts/identity/audit';
import { auditActionText, auditActionTexts } from '@estate/domain/staff/audit-texts';
import { ProblemCode } from '@estate/contracts/problem';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type QueryFilter } from 'mongoose';
import { type z } from 'zod';
import { type Person, People } from '../auth/people.ts';
import { type AuditEntry, auditEntryModel, type AuditEntryModel } from './audit-entry.schema.ts';

/** Fields without personal data that entries of earlier releases have in `details.body`. */
const formerFields = ['kind', 'propertyId', 'importImages', 'website_status', 'ids', 'apiVersion'];

const asText = (value: unknown): string | null =>
  value === undefined || value === null
    ? null
    : (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, maxAuditText);

const setTo = (field: string, value: unknown): AuditChange[] =>
  value === undefined ? [] : [{ field, before: null, after: asText(value) }];

/**
 * The changes of an entry. For an entry without `changes` (of an earlier release, or of failed sign-ins) they are made
 * from `details`.
 */
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

/** Replaces account ids in a change of the assignee by names. Removed accounts have a fixed name. */
function withNames(change: AuditChange, people: ReadonlyMap<string, Person>): AuditChange {
  if (change.field !== 'assignee') return change;
  const nameOf = (id: string | null) =>
    id === null ? null : (people.get(id)?.name ?? 'Entferntes Konto').slice(0, maxAuditText);
  return { ...change, before: nameOf(change.before), after: nameOf(change.after) };
}

const isFailedSignIn = ({ action }: AuditEntry) => action.endsWith('.failed');

/** Converts an entry for the staff's page. `people` contains the existing accounts. */
function auditItem(
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
    changes: changesOf(entry).map((change) => withNames(change, people)),
  };
}

type Query = z.output<typeof ListAudit.input>;

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/**
 * A query for entries whose account matches by name or e-mail, whose action matches by its German text, or whose target
 * has this id.
 */
function searchFilter(q: string, people: ReadonlyMap<string, Person>): QueryFilter<AuditEntry> {
  const ids = [...people.values()]
    .filter(({ name, email }) => contains(name, q) || contains(email, q))
    .map(({ id }) => id);
  const actions = Object.keys(auditActionTexts).filter((action) => contains(auditActionText(action), q));
  return { $or: [{ user_id: { $in: ids } }, { target: { $in: [q, ...ids] } }, { action: { $in: actions } }] };
}

const isRefused = {
  $or: [
    { refused: { $ne: null } },
    { action: { $in: ['sign-in.failed', 'change-password.failed', 'two-factor.failed'] } },
  ],
};

function after(cursor: string): QueryFilter<AuditEntry> {
  const [ms, id] = cursor.split('-');
  const at = new Date(Number(ms));
  return { $or: [{ created_at: { $lt: at } }, { created_at: at, _id: { $lt: new Types.ObjectId(id) } }] };
}

const period = ({ from, to }: Query) => ({
  created_at: { ...(from ? { $gte: new Date(from) } : {}), ...(to ? { $lt: new Date(to) } : {}) },
});

/** Reads the audit log. */
@Injectable()
export class AuditSearch {
  constructor(
    @InjectModel(auditEntryModel.name) private readonly entries: AuditEntryModel,
    private readonly people: People,
  ) {}

  async page(query: Query): Promise<z.output<typeof ListAudit.output>> {
    const people = await this.people.all();
    const { q, from, to, refused, cursor, limit } = query;
    const all = [
      ...(q ? [searchFilter(q, people)] : []),
      ...(from || to ? [period(query)] : []),
      ...(refused ? [isRefused] : []),
      ...(cursor ? [after(cursor)] : []),
    ];
    const found = await this.entries
      .find(all.length > 0 ? { $and: all } : {})
      .sort({ created_at: -1, _id: -1 })
      .limit(limit + 1)
      .lean();
    const items = found.slice(0, limit);
    const last = items.at(-1);
    const hasMore = found.length > limit && last !== undefined;
    return {
      items: items.map((entry) => auditItem(entry, people)),
      next: hasMore ? `${last.created_at.getTime()}-${String(last._id)}` : null,
    };
  }
}
