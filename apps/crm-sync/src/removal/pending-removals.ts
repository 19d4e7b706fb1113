import { type CurrentRemoval } from '@estate/contracts/crm-removal';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  pendingRemovalModel,
  type PendingRemoval,
  type PendingRemovalModel,
} from './pending-removal.schema.ts';

/** Vanished objects that wait for a person's word; at most one list, that of the last full sync. */
@Injectable()
export class PendingRemovals {
  constructor(@InjectModel(pendingRemovalModel.name) private readonly removals: PendingRemovalModel) {}

  /** Stores what the sync of this job found, null if nothing waits; the list of any earlier sync is over. */
  async replace(
    jobId: string,
    found: Pick<PendingRemoval, 'ids' | 'named' | 'present'> | null,
  ): Promise<void> {
    if (found) {
      const removal = { ...found, created_at: new Date() };
      await this.removals.updateOne({ _id: jobId }, { $setOnInsert: removal }, { upsert: true });
    }
    await this.removals.deleteMany(found ? { _id: { $ne: jobId } } : {});
  }

  async current(): Promise<CurrentRemoval | null> {
    const found = await this.latest();
    if (!found) return null;
    const { _id: id, created_at, ids, named, present } = found;
    return { id, created_at: created_at.toISOString(), count: ids.length, present, named };
  }

  /** How many wait; null if none do. */
  async brief(): Promise<{ count: number; present: number; created_at: string } | null> {
    const found = await this.current();
    return found && { count: found.count, present: found.present, created_at: found.created_at };
  }

  /** Throws `outdated-record` unless this list still waits. */
  async find(id: string): Promise<PendingRemoval> {
    const found = await this.latest();
    if (found?._id === id) return found;
    throw new ProblemError('outdated-record', {
      detail: 'Diese Liste ist überholt: Ein Abgleich hat sie ersetzt, oder jemand hat schon entschieden.',
    });
  }

  /** Throws `outdated-record` unless this list still waits. */
  async dismiss(id: string): Promise<void> {
    await this.find(id);
    await this.removals.deleteOne({ _id: id });
  }

  private latest(): Promise<PendingRemoval | null> {
    return this.removals.findOne().sort({ created_at: -1 }).lean<PendingRemoval>();
  }
}
