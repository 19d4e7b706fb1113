import { randomUUID } from 'node:crypto';
import { addMilliseconds, Clock } from '@estate/server-kit/process/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { claimMs } from '../mail/mailer.ts';
import { maxPauseMs, pauseOverQuery } from '../time/pace.ts';
import {
  entryId,
  entryIds,
  type OutboxEntry,
  outboxModel,
  type OutboxModel,
  unclaimedQuery,
} from './outbox.schema.ts';

/** Claims entries of the outbox: only the process with the claim may make an attempt, until the claim expires. */
@Injectable()
export class OutboxClaims {
  constructor(
    @InjectModel(outboxModel.name) private readonly entries: OutboxModel,
    private readonly clock: Clock,
  ) {}

  /** Claims an entry. Null if it is not due. */
  async claim(_id: string): Promise<OutboxEntry | null> {
    return this.entries
      .findOneAndUpdate({ _id, ...this.due('pending') }, this.claiming(claimMs), { returnDocument: 'after' })
      .lean<OutboxEntry>();
  }

  /** Claims a transfer for `forMs`, also one that pauses or whose former attempt ended without an outcome. */
  async claimTransfer(leadId: string, forMs: number): Promise<OutboxEntry | null> {
    return this.entries
      .findOneAndUpdate({ _id: entryId(leadId, 'crm'), state: 'pending' }, this.claiming(forMs), {
        returnDocument: 'after',
      })
      .lean<OutboxEntry>();
  }

  /**
   * Extends the claims; called before each send. Rejects if another process has claimed one of the entries, or one is
   * held since.
   */
  async renew(entries: readonly OutboxEntry[]): Promise<void> {
    const claimed_until = addMilliseconds(this.clock.now(), claimMs);
    const { matchedCount } = await this.entries.updateMany(
      {
        _id: { $in: entryIds(entries) },
        claim: { $in: entries.map(({ claim }) => claim) },
        state: { $in: ['pending', ...entries.map(({ state }) => state)] },
      },
      { $set: { claimed_until } },
    );
    if (matchedCount !== entries.length) throw new Error('the claim on an entry is lost');
  }

  /** Ends a claim under which no attempt began. */
  async end({ _id, claim }: OutboxEntry, fields: Partial<OutboxEntry> = {}): Promise<void> {
    await this.entries.updateOne(
      { _id, claim },
      { $set: { ...fields, claim: null, claimed_until: null }, $inc: { attempts: -1 } },
    );
  }

  /** Whether held mails to the agency that were ordered until `before` are due. */
  async hasHeld(before: Date): Promise<boolean> {
    return (await this.entries.exists({ ...heldUntil(before), ...this.due('held') })) !== null;
  }

  /** Claims the oldest held mails to the agency that were ordered until `before`. */
  async claimHeld(before: Date, max: number): Promise<OutboxEntry[]> {
    const waiting = { ...heldUntil(before), ...this.due('held') };
    const oldest = await this.entries
      .find(waiting, '_id')
      .sort({ ordered_at: 1 })
      .limit(max)
      .lean<OutboxEntry[]>();
    const _id = { $in: entryIds(oldest) };
    const { $set, $inc } = this.claiming(claimMs);
    await this.entries.updateMany({ ...waiting, _id }, { $set, $inc });
    return this.entries.find({ _id, claim: $set.claim }).sort({ ordered_at: 1 }).lean<OutboxEntry[]>();
  }

  private claiming(forMs: number) {
    return {
      $set: { claim: randomUUID(), claimed_until: addMilliseconds(this.clock.now(), forMs) },
      $inc: { attempts: 1 },
    };
  }

  /** The filter for the entries in this state that are due. */
  due(state: 'pending' | 'held') {
    return {
      state,
      ...unclaimedQuery(this.clock.now()),
      next_attempt_at: pauseOverQuery(this.clock.now(), maxPauseMs),
    };
  }
}

const heldUntil = (before: Date) => ({ kind: 'agency' as const, ordered_at: { $lte: before } });
