import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Clock } from '../time/clock.ts';
import { leadModel, type LeadModel } from './lead.schema.ts';

/** Enquiries without a contract are kept for twelve months at most. */
export function deleteLeadAfter(receivedAt: Date): Date {
  const end = new Date(receivedAt);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
}

@Injectable()
export class Retention {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly clock: Clock,
  ) {}

  /** Deletes expired leads that have been mailed to the agency; the rest stay. */
  async deleteExpired(): Promise<void> {
    await this.leads.deleteMany({
      delete_after: { $lte: this.clock.now() },
      'mails.agency.state': { $nin: ['pending', 'failed'] },
    });
  }
}
