import { type AuditItem, type ListAudit } from '@estate/contracts/identity/audit';
import { type AuditChange, maxAuditText } from '@estate/contracts/identity/audit-facts';
import { auditActionText, auditActionTexts } from '@estate/domain/staff/audit-texts';
import { ProblemCode } from '@estate/contracts/problem';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type QueryFilter } from 'mongoose';
import { type z } from 'zod';
import { type Person, People } from '../auth/people.ts';
import { type AuditEntry, auditEntryModel, type AuditEntryModel } from './audit-entry.schema.ts';

const numberOf = (field: string, value = 0): AuditChange[] =>
  value > 0 ? [{ field, before: null, after: String(value) }] : [];

/** The changes of an entry; for one about failed sign-ins, their numbers. */
const changesOf = ({ changes, details }: AuditEntry): AuditChange[] =>
  changes ?? [...numberOf('attempts', details?.count), ...numberOf('unchecked', details?.refused)];

/** Replaces the account ids in a change of the assignee by names. For a removed account, a fixed text is used. */
function withNames(change: AuditChange, people: ReadonlyMap<string, Person>): AuditChange {
  if (change.field !== 'assignee') return change;
  const nameOf = (id: string | null) =>
    id === null ? null : (people.get(id)?.name ?? 'Entferntes Konto').slice(0, maxAuditText);
  return { ...change, before: nameOf(change.before), after: nameOf(change.after) };
}

const isFailedSignIn = ({ action }: AuditEntry) => action.endsWith('.failed');

/** Converts an entry for the page of the audit log. `people` contains the existing accounts. */
function auditItem(
  entry: AuditEntry & { _id: Types.ObjectId },
  people: ReadonlyMap<string, Person>,
): AuditItem {
  const { _id, user_id, action, target, refused, count } = entry;
  const actor = user_id === null ? undefined : people.get(user_id);
  const code = ProblemCode.safeParse(isFailedSignIn(entry) ? 'wrong-credentials' : refused);
  return {
    id: String(_id),
    at: entry.created_at.toISOString(),
    user: user_id === null ? null : { id: user_id, name: actor?.name ?? null, email: actor?.email ?? null },
    action,
    target,
    target_name: (target !== null && people.get(target)?.name) || null,
    refused: code.success ? code.data : null,
    count: count ?? entry.details?.count ?? 1,
    changes: changesOf(entry).map((change) => withNames(change, people)),
  };
}

type Query = z.output<typeof ListAudit.input>;

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/**
 * A query for entries with `q` in the name or e-mail address of the account or in the German text of the action, or
 * with `q` as the id of the target.
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
    {
      action: {
        $in: ['sign-in.failed', 'change-password.failed', 'two-factor.failed', 'confirm-password.failed'],
      },
    },
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
