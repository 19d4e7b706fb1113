import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { mongo } from 'mongoose';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { type Lead } from '../kinds/registry.ts';
import { berlinTime } from '../time/berlin-time.ts';
import { Clock } from '../time/clock.ts';

/** Confirmations that one address gets on one day. */
const perDay = 3;

/** One mailbox for all its spellings: case and what follows a plus sign. */
function mailboxHash(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [mailbox = ''] = address.slice(0, at).split('+');
  return createHash('sha256')
    .update(`${mailbox}${address.slice(at)}`)
    .digest('hex')
    .slice(0, 32);
}

const isTaken = (error: unknown) => error instanceof mongo.MongoServerError && error.code === 11_000;

@Injectable()
export class ConfirmationLimit {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes one of the day's slots of this address; false if there is none left. A unique index keeps two processes
   * from taking the same one, and a lead that has one keeps it for its next attempt.
   */
  async take(lead: Lead, email: string): Promise<boolean> {
    if (lead.confirmation_slot) return true;
    const { date } = berlinTime(this.clock.now());
    for (let number = 1; number <= perDay; number++) {
      try {
        const confirmation_slot = `${mailboxHash(email)}-${date}-${number}`;
        await this.leads.updateOne({ _id: lead._id }, { $set: { confirmation_slot } });
        return true;
      } catch (error) {
        if (!isTaken(error)) throw error;
      }
    }
    return false;
  }
}
