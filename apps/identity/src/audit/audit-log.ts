import { type RecordAudit } from '@estate/contracts/identity/audit';
import { type AuditChange } from '@estate/contracts/identity/audit-facts';
import { roleNames, type StaffRole } from '@estate/domain/staff/roles';
import { keepNewest, Retention } from '@estate/server-kit/stores/retention';
import { retryUpsert } from '@estate/server-kit/stores/mongo';
import { addMilliseconds, Clock } from '@estate/server-kit/process/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import {
  auditEntryModel,
  retentionMs,
  refusalRetentionMs,
  signInRetentionMs,
  type AuditEntryModel,
  quarterHourOf,
  sharedEntryId,
} from './audit-entry.schema.ts';

/** `user_id` is null for an action of `npm run staff` on the server. */
type AuditRecord = Omit<z.input<typeof RecordAudit.input>, 'user_id'> & { user_id: string | null };

const nameOf = (role: StaffRole | null) => role && roleNames[role];

/** A change of the role for an audit entry, with the German names of the roles; empty if the role is the same. */
export const roleChange = (before: StaffRole | null, after: StaffRole | null): AuditChange[] =>
  before === after ? [] : [{ field: 'role', before: nameOf(before), after: nameOf(after) }];

/**
 * A change of the name for an audit entry. An account without a name has its address in place of it, which the audit
 * log does not store.
 */
export const nameChange = (
  { name: before, email }: { name: string; email: string },
  after: string | undefined,
): AuditChange[] =>
  after === undefined || before === after
    ? []
    : [{ field: 'name', before: before === email ? null : before, after }];

/**
 * The maximum number of separate entries for refused actions of one account per quarter hour. Further refusals are
 * counted in one entry per action.
 */
export const maxRefused = 50;

@Injectable()
export class AuditLog {
  constructor(
    @InjectModel(auditEntryModel.name) private readonly entries: AuditEntryModel,
    private readonly clock: Clock,
  ) {}

  /** Stores an entry for an action, or for a refused one, of which equal ones are counted. Returns the entry's id. */
  async record(record: AuditRecord): Promise<string> {
    if (record.refused) return this.recordRefusal(record, record.refused);
    const { user_id, action, target, changes = [] } = record;
    const created_at = this.clock.now();
    const expires_at = new Date(created_at.getTime() + retentionMs);
    const { _id } = await this.entries.create({ user_id, action, target, changes, created_at, expires_at });
    return String(_id);
  }

  /** Records a sign-in. All within a quarter hour are counted in one entry per account, so that none floods the log. */
  async recordSignIn(user_id: string, action: 'sign-in' | 'sign-in.recovery-code'): Promise<void> {
    const since = quarterHourOf(this.clock.now());
    const now = this.clock.now();
    const about = { user_id, action, target: null, changes: [], created_at: now };
    const expires_at = new Date(now.getTime() + signInRetentionMs);
    const _id = sharedEntryId([user_id, action, since]);
    await retryUpsert(() =>
      this.entries.updateOne(
        { _id },
        { $inc: { count: 1 }, $setOnInsert: { ...about, expires_at } },
        { upsert: true },
      ),
    );
  }

  private async recordRefusal(
    { user_id, action, target, changes = [] }: AuditRecord,
    refused: string,
  ): Promise<string> {
    const since = quarterHourOf(this.clock.now());
    const ownId = sharedEntryId([user_id, action, target, refused, changes, since]);
    const isOwn =
      (await this.entries.exists({ _id: ownId })) !== null || (await this.hasRoom(user_id, since));
    const _id = isOwn ? ownId : sharedEntryId([user_id, action, refused, since]);
    const now = this.clock.now();
    const expires_at = new Date(now.getTime() + refusalRetentionMs);
    const about = isOwn ? { target, changes } : { target: null, changes: [] };
    await retryUpsert(() =>
      this.entries.updateOne(
        { _id },
        {
          $inc: { count: 1 },
          $setOnInsert: { user_id, action, refused, ...about, created_at: now, expires_at },
        },
        { upsert: true },
      ),
    );
    return String(_id);
  }

  private async hasRoom(user_id: string | null, since: Date): Promise<boolean> {
    const recent = { created_at: { $gte: since }, user_id, refused: { $ne: null } };
    return (await this.entries.countDocuments(recent, { limit: maxRefused })) < maxRefused;
  }
}

/** The maximum number of entries, enough for about 30 years. Above it, the oldest entries are deleted. */
export const maxEntries = 200_000;

/**
 * Deletes entries of the audit log by age and by number. The TTL index deletes them by age; this class deletes
 * the oldest ones above the maximum number.
 */
@Injectable()
export class AuditRetention {
  constructor(
    @InjectModel(auditEntryModel.name) private readonly entries: AuditEntryModel,
    private readonly clock: Clock,
    retention: Retention,
  ) {
    retention.hourly('audit log', () => this.run());
  }

  async run(max = maxEntries): Promise<void> {
    await keepNewest(this.entries, { since: addMilliseconds(this.clock.now(), -retentionMs), max });
  }
}
