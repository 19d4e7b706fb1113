import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { Sweep } from '../sweep/sweep.ts';
import { Clock } from '@estate/server-kit/process/clock';
import { LeadRemoval } from './lead-removal.ts';

/** The retention of leads. */
@Injectable()
export class ExpiredLeads {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly removal: LeadRemoval,
    private readonly clock: Clock,
    sweep: Sweep,
  ) {
    sweep.add({
      what: 'Abgelaufene Anfragen',
      every: 'hour',
      atMost: 500,
      run: (atMost) => this.delete(atMost),
    });
  }

  /**
   * Deletes expired leads, except those whose mail to the agency or whose reply is not sent yet. Returns whether some
   * are left. Several processes may run it concurrently.
   */
  private async delete(atMost: number): Promise<boolean> {
    const isExpired = {
      delete_after: { $lte: this.clock.now() },
      'mails.agency': { $ne: 'pending' as const },
      'replies.mail': { $ne: 'pending' as const },
    };
    const found = await this.leads.find(isExpired, '_id').limit(atMost).lean();
    const { leads } = await this.removal.remove(found.map(({ _id }) => _id));
    return leads === atMost;
  }
}
