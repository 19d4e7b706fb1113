import { formOf, type LeadKind } from '@estate/domain/forms/all-forms';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Clock } from '../time/clock.ts';
import { leadModel, type LeadModel } from './lead.schema.ts';
import { ReplyFiles } from './reply-files.ts';

/** The number of leads that are deleted by one query. */
const perBatch = 500;

/** When a lead is deleted: on the same day of a later month, or on the last day of that month if it is shorter. */
export function deleteLeadAfter(kind: LeadKind, receivedAt: Date): Date {
  const end = new Date(receivedAt);
  end.setUTCMonth(end.getUTCMonth() + formOf(kind).keptMonths);
  // Date carries over: 31 August plus six months would be 3 March. Day 0 is the last day of the previous month.
  if (end.getUTCDate() !== receivedAt.getUTCDate()) end.setUTCDate(0);
  return end;
}

@Injectable()
export class ExpiredLeads {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly files: ReplyFiles,
    private readonly clock: Clock,
  ) {}

  /**
   * Deletes expired leads, except those whose mail to the agency or whose reply is not sent yet. Several processes may
   * run it concurrently.
   */
  async delete(): Promise<void> {
    const isExpired = {
      delete_after: { $lte: this.clock.now() },
      'mails.agency.state': { $ne: 'pending' },
      'replies.mail.state': { $ne: 'pending' },
    };
    for (;;) {
      const found = await this.leads.find(isExpired, '_id').limit(perBatch).lean();
      if (found.length === 0) return;
      const ids = found.map(({ _id }) => _id);
      // The files first, because a run after a crash finds expired leads and their files, but not files without a lead.
      await this.files.deleteOf(ids);
      await this.leads.deleteMany({ ...isExpired, _id: { $in: ids } });
    }
  }
}
