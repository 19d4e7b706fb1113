import { randomUUID } from 'node:crypto';
import {
  countNaming,
  isAddress,
  withoutAddressIn,
  type HashedAddress,
} from '@estate/server-kit/erased-address';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { claimMs } from '../mail/mailer.ts';
import { Clock, addMilliseconds, maxPauseMs, notPaused, Pace } from '../time/clock.ts';
import { staffMailModel, type StaffMail, type StaffMailModel } from './staff-mail.schema.ts';

const maxPerSweep = 200;

/** A query for mails about a single lead that is one of `ids`. Mails about several leads do not match. */
const aboutLeads = (ids: readonly string[]) => ({ 'lead.id': { $in: [...ids] }, 'lead.others': null });

/** The outcome of an attempt. A `pending` mail is tried again after a pause. */
export interface StaffMailOutcome {
  readonly state: StaffMail['state'];
  readonly error: string | null;
}

/** The lifecycle of a mail to staff: pending until a mail server accepts or refuses it, or its link has expired. */
@Injectable()
export class StaffMailLife {
  constructor(
    @InjectModel(staffMailModel.name) private readonly mails: StaffMailModel,
    private readonly clock: Clock,
    private readonly pace: Pace,
  ) {}

  /** Ids of the oldest due mails. */
  async due(): Promise<string[]> {
    const found = await this.mails
      .find(this.isDue(), '_id')
      .sort({ created_at: 1 })
      .limit(maxPerSweep)
      .lean();
    return found.map(({ _id }) => _id);
  }

  /** Null if the mail is not due or another process is sending it. */
  async claim(id: string): Promise<StaffMail | null> {
    return this.mails
      .findOneAndUpdate(
        { _id: id, ...this.isDue() },
        {
          $set: { claim: randomUUID(), claimed_until: addMilliseconds(this.clock.now(), claimMs) },
          $inc: { attempts: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean();
  }

  async settle({ _id, claim, attempts }: StaffMail, { state, error }: StaffMailOutcome): Promise<void> {
    const pauseMs = Math.min(this.pace.firstPauseMs * 2 ** (attempts - 1), maxPauseMs);
    const next =
      state === 'pending'
        ? { next_attempt_at: addMilliseconds(this.clock.now(), pauseMs) }
        : { next_attempt_at: null, to: null, token: null };
    await this.mails.updateOne(
      { _id, claim },
      { $set: { state, last_error: error, claim: null, claimed_until: null, ...next } },
    );
  }

  /** Deletes the pending mails to a person; returns their number. Sent and failed mails contain no recipient. */
  async deleteTo(person: HashedAddress): Promise<number> {
    const waiting = await this.mails.find({ to: { $ne: null } }, 'to').lean();
    const ids = waiting.flatMap(({ _id, to }) => (to !== null && isAddress(to, person) ? [_id] : []));
    return (await this.mails.deleteMany({ _id: { $in: ids } })).deletedCount;
  }

  /** Deletes the mails about these deleted leads, because their links would not work; returns their number. */
  async deleteAbout(leadIds: readonly string[]): Promise<number> {
    return (await this.mails.deleteMany(aboutLeads(leadIds))).deletedCount;
  }

  countAbout(leadIds: readonly string[]): Promise<number> {
    return this.mails.countDocuments(aboutLeads(leadIds));
  }

  /**
   * Removes the person's address from the mails to others, e.g. from the stored reply of a mail server; returns the
   * number of changed mails.
   */
  async forget(person: HashedAddress): Promise<number> {
    let count = 0;
    for await (const { _id, last_error, incident } of this.mails.find().lean<StaffMail[]>().cursor()) {
      const before = { last_error, incident };
      const after = withoutAddressIn(before, person);
      if (after === before) continue;
      await this.mails.updateOne({ _id }, { $set: after });
      count += 1;
    }
    return count;
  }

  /** The number of mails that contain the person's address. */
  count(person: HashedAddress): Promise<number> {
    return countNaming(this.mails.find().lean().cursor(), person);
  }

  private isDue() {
    const now = this.clock.now();
    return {
      state: 'pending' as const,
      claimed_until: { $not: { $gt: now } },
      next_attempt_at: notPaused(now, maxPauseMs),
    };
  }
}
