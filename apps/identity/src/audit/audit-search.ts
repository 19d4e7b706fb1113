import { type ListAudit } from '@estate/contracts/audit';
import { auditActionText, auditActionTexts } from '@estate/contracts/audit-texts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type QueryFilter } from 'mongoose';
import { type z } from 'zod';
import { People, type Person } from '../auth/people.ts';
import { auditEntryModel, type AuditEntry, type AuditEntryModel } from './audit-entry.schema.ts';
import { auditItem } from './audit-item.ts';

type Query = z.output<typeof ListAudit.input>;

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** Matches a person by name or e-mail, an action by its German words, or a subject by its id. */
function matching(q: string, people: ReadonlyMap<string, Person>): QueryFilter<AuditEntry> {
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
      ...(q ? [matching(q, people)] : []),
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
