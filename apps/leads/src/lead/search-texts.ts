import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Lead } from '../kinds/registry.ts';
import { Clock, day, addMilliseconds } from '../time/clock.ts';
import { leadModel, type LeadModel } from './lead.schema.ts';
import { searchText } from './search-text.ts';

const perBatch = 200;

/** Writes the search text of leads that an earlier version stored. */
@Injectable()
export class SearchTexts {
  private hasSeenAll = false;

  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly clock: Clock,
  ) {}

  /** The first pass looks at all leads, later ones at the last day, because an older copy may still store leads. */
  async complete(): Promise<void> {
    const since = this.hasSeenAll ? addMilliseconds(this.clock.now(), -day) : new Date(0);
    for (;;) {
      const found = await this.leads
        .find({ received_at: { $gte: since }, search: null })
        .limit(perBatch)
        .lean<Lead[]>();
      if (found.length === 0) break;
      await this.leads.bulkWrite(
        found.map((lead) => ({
          updateOne: {
            filter: { _id: lead._id, search: null },
            update: { $set: { search: searchText(lead, lead.property) } },
          },
        })),
        { ordered: false },
      );
    }
    this.hasSeenAll = true;
  }
}
