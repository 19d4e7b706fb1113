import { retryUpsert } from '@estate/server-kit/stores/mongo';
import { Clock } from '@estate/server-kit/process/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  auditEntryModel,
  refusalRetentionMs,
  type AuditEntryModel,
  quarterHourOf,
  sharedEntryId,
} from './audit-entry.schema.ts';

/**
 * The maximum number of entries for unknown accounts per quarter hour. Limited, because callers can invent addresses.
 */
export const maxUnknownAccountEntries = 100;

export interface FailedSignIn {
  readonly call: 'sign-in' | 'change-password' | 'two-factor' | 'confirm-password';
  /** The account's id; null if the account does not exist. */
  readonly userId: string | null;
  /** The keyed hashes of the e-mail address and of the client's network (sign-in-keys.ts). */
  readonly account: string;
  readonly network: string;
  /** True if the attempt was refused because of too many attempts; the password was not checked then. */
  readonly isRefused: boolean;
  /** The number of equal failures to record; 1 by default. */
  readonly times?: number;
}

/**
 * Records failed password checks in the audit log, as one entry per account, network and quarter hour. `details.count`
 * is the number of failures, `details.refused` the number of those that were refused without a check. `target` is the
 * account's id or `unknown:<keyed hash>`. To limit the number of entries, some failures for which no such entry exists
 * yet are counted in a common entry for all networks: refused attempts per account, and attempts for unknown accounts
 * above `maxUnknownAccountEntries` all together.
 */
@Injectable()
export class FailedSignIns {
  constructor(
    @InjectModel(auditEntryModel.name) private readonly entries: AuditEntryModel,
    private readonly clock: Clock,
  ) {}

  async record({ call, userId, account, network, isRefused, times = 1 }: FailedSignIn): Promise<void> {
    const since = quarterHourOf(this.clock.now());
    const action = `${call}.failed`;
    const own = { action, target: userId ?? `unknown:${account}`, network };
    const shared = { action, target: userId ?? 'unknown', network: null };
    const counts = { count: times, refused: isRefused ? times : 0 };
    if (await this.count(own, since, counts, { upsert: false })) return;
    // The query is needed only for unknown accounts. It is made for all, so that the response time does not reveal
    // which accounts exist.
    const isRoom = !isRefused && (await this.hasRoom(since));
    const isOwn = !isRefused && (isRoom || userId !== null);
    await retryUpsert(() => this.count(isOwn ? own : shared, since, counts, { upsert: true }));
  }

  private async count(
    { action, target, network }: { action: string; target: string; network: string | null },
    since: Date,
    counts: { count: number; refused: number },
    { upsert }: { upsert: boolean },
  ): Promise<boolean> {
    const now = this.clock.now();
    const { matchedCount, upsertedCount } = await this.entries.updateOne(
      { _id: sharedEntryId([action, target, network, since]) },
      {
        $inc: { 'details.count': counts.count, 'details.refused': counts.refused },
        $setOnInsert: {
          user_id: null,
          action,
          target,
          created_at: now,
          expires_at: new Date(now.getTime() + refusalRetentionMs),
        },
      },
      { upsert, setDefaultsOnInsert: false },
    );
    return matchedCount + upsertedCount > 0;
  }

  private async hasRoom(since: Date): Promise<boolean> {
    const unknown = { created_at: { $gte: since }, target: /^unknown:/ };
    return (
      (await this.entries.countDocuments(unknown, { limit: maxUnknownAccountEntries })) <
      maxUnknownAccountEntries
    );
  }
}
