import { formOf, type LeadKind } from '@estate/domain/forms/all-forms';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Clock } from '../time/clock.ts';
import { leadModel, type LeadModel } from './lead.schema.ts';
import { ReplyFiles } from './reply-files.ts';

/** Leads that are deleted at once. */
const perBatch = 500;

/** The same day of the month, or its last day in a shorter month. */
export function deleteLeadAfter(kind: LeadKind, receivedAt: Date): Date {
  const end = new Date(receivedAt);
  end.setUTCMonth(end.getUTCMonth() + formOf(kind).keptMonths);
  // 31 August and six months would be 3 March.
  if (end.getUTCDate() !== receivedAt.getUTCDate()) end.setUTCDate(0);
  return end;
}

@Injectable()
export class Retention {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly files: ReplyFiles,
    private readonly clock: Clock,
  ) {}

  /** Deletes expired leads that have been mailed to the agency and wait with no reply; the rest stay. Several copies may run it at once. */
  async deleteExpired(): Promise<void> {
    const isExpired = {
      delete_after: { $lte: this.clock.now() },
      'mails.agency.state': { $nin: ['pending', 'failed'] },
      'replies.mail.state': { $ne: 'pending' },
    };
    for (;;) {
      const found = await this.leads.find(isExpired, '_id').limit(perBatch).lean();
      if (found.length === 0) return;
      const ids = found.map(({ _id }) => _id);
      // Before the leads, because their ids are gone with them.
      await this.files.deleteOf(ids);
      await this.leads.deleteMany({ ...isExpired, _id: { $in: ids } });
    }
  }
}
