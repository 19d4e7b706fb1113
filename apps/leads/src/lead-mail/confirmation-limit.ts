import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '@estate/server-kit/mongo';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { type Lead } from '../kinds/registry.ts';
import { berlinTime, Clock } from '../time/clock.ts';

/** The number of confirmations per address and day. */
const perDay = 3;

/** One hash for all spellings of a mailbox: case and the part after a plus sign are ignored. */
function mailboxHash(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [mailbox = ''] = address.slice(0, at).split('+');
  return createHash('sha256')
    .update(`${mailbox}${address.slice(at)}`)
    .digest('hex')
    .slice(0, 32);
}

@Injectable()
export class ConfirmationLimit {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes one of the day's slots of this address; false if none is left. A unique index prevents two processes from
   * taking the same slot. A lead keeps its slot for the next attempt.
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
        if (!isDuplicateKey(error)) throw error;
      }
    }
    return false;
  }
}
