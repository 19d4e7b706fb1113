import { type RemainingRecords } from '@estate/contracts/hashed-address';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Lead } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { ReplyFiles } from '../lead/reply-files.ts';
import { Outbox } from '../outbox/outbox.ts';
import { OutboxRecords } from '../outbox/outbox-records.ts';
import { SavedAddresses } from '../valuation/saved-addresses.ts';

const perBatch = 200;

interface RemovedCounts {
  leads: number;
  saved_addresses: number;
  notices: number;
}

/** Deletes leads, for every reason: retention, spam, the deletion of a single lead, and an erasure. */
@Injectable()
export class LeadRemoval {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly addresses: SavedAddresses,
    private readonly files: ReplyFiles,
    private readonly outbox: Outbox,
    private readonly records: OutboxRecords,
  ) {}

  /** Marks leads as being erased: no mail and no CRM transfer of them begins any more; running ones are completed. */
  async close(ids: readonly string[], erasure: string): Promise<void> {
    await this.leads.updateMany({ _id: { $in: [...ids] } }, { $set: { erasing: erasure } });
    await this.outbox.hold(ids);
  }

  /**
   * Deletes leads with their files, saved valuation addresses and entries of the outbox. Returns the numbers of what is
   * deleted. A lead of which a mail or a transfer is on its way is skipped, because its outcome could not be stored.
   */
  async remove(ids: readonly string[]): Promise<RemovedCounts> {
    const removed = { leads: 0, saved_addresses: 0, notices: 0 };
    for (let start = 0; start < ids.length; start += perBatch) {
      const batch = ids.slice(start, start + perBatch);
      removed.notices += await this.records.remove({ lead_id: { $in: batch } });
      // An entry that is left was claimed, even if its claim has ended by now.
      const left = await this.records.leadsWithEntries(batch);
      const free = batch.filter((id) => !left.includes(id));
      const found = await this.leads.find({ _id: { $in: free } }, 'kind form').lean<Lead[]>();
      for (const { kind, form } of found)
        if (kind === 'valuation') removed.saved_addresses += await this.addresses.dropAt(form);
      // Files are deleted before the leads, because a repeated run would not find files without a lead, and again after
      // them, because a file may be uploaded meanwhile.
      await this.files.deleteOf(free);
      removed.leads += (await this.leads.deleteMany({ _id: { $in: free } })).deletedCount;
      await this.files.deleteOf(free);
      await this.unlink(free);
    }
    return removed;
  }

  /** Deletes those leads of `ids` that are suspected of spam. Returns the ids of the deleted ones. */
  async removeSpam(ids: readonly string[]): Promise<string[]> {
    const spam = await this.leads.distinct('_id', { _id: { $in: [...ids] }, suspicion: { $ne: null } });
    await this.remove(spam);
    const left = await this.leads.distinct('_id', { _id: { $in: spam } });
    return spam.filter((id) => !left.includes(id));
  }

  /** Counts what is left after `remove`: these leads, their files and notices, and all jobs without an entry. */
  async countRemaining(ids: readonly string[]): Promise<RemainingRecords> {
    const [leads, busy, reply_files, notices, mail_jobs] = await Promise.all([
      this.leads.countDocuments({ _id: { $in: [...ids] } }),
      this.records.busy(ids),
      this.files.countOf(ids),
      this.records.count({ lead_id: { $in: [...ids] } }),
      this.records.jobsWithoutEntry(),
    ]);
    return { leads, sending: busy.length, reply_files, notices: leads > 0 ? 0 : notices, mail_jobs };
  }

  /** Removes links to deleted leads: a lead that was closed as a duplicate has a comment that links to the first lead. */
  private async unlink(ids: readonly string[]): Promise<void> {
    await this.leads.updateMany(
      { 'comments.lead': { $in: [...ids] } },
      { $unset: { 'comments.$[comment].lead': true } },
      { arrayFilters: [{ 'comment.lead': { $in: [...ids] } }] },
    );
  }
}
