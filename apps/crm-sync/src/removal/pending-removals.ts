import { randomUUID } from 'node:crypto';
import { type CurrentRemoval } from '@estate/contracts/crm-sync/crm-removal';
import { type NamedProperty } from '@estate/contracts/named-property';
import { maxRemovedPerCall } from '@estate/contracts/catalog/property-removal';
import { storeUnlessDuplicate, strictSchema } from '@estate/server-kit/stores/mongo';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';

/**
 * The only document of `pending_removals`: objects that are missing in the CRM (vanished) and wait for a decision of
 * staff. Its id is the job id of the full sync that found them, or `webhooks`.
 */
interface PendingRemoval {
  _id: string;
  /**
   * Identifies the content of the list, so that staff confirm only objects that they have seen. It changes when an
   * object is added.
   */
  list_id: string;
  source: CurrentRemoval['source'];
  created_at: Date;
  ids: number[];
  /** Ids and titles of the first `maxNamed` objects. */
  named: NamedProperty[];
  /** How many objects catalog had when the list was made, plus those already removed because of webhooks. */
  present: number;
  /**
   * How many objects were already removed because of webhooks. A sync that replaces the list keeps the number, because
   * these removals count towards the limit until staff decide.
   */
  taken?: number;
}
type PendingRemovalModel = Model<PendingRemoval>;

const schema = new Schema<PendingRemoval>(
  {
    _id: { type: String, required: true },
    list_id: { type: String, required: true },
    source: { type: String, required: true },
    created_at: { type: Date, required: true },
    ids: { type: [Number], required: true },
    named: { type: [{ _id: false, id: Number, title: String }], required: true },
    present: { type: Number, required: true },
    taken: Number,
  },
  { ...strictSchema, id: false, collection: 'pending_removals' },
);

export const pendingRemovalModel = { name: 'PendingRemoval', schema };

/** Maximum number of objects listed by title in a result or list; further ones are only counted. */
export const maxNamed = 200;

/** The id of a list that was created because of a webhook. */
const ofWebhooks = 'webhooks';

/** Vanished objects that wait for a person's decision: at most one list, of the last full sync or of webhooks. */
@Injectable()
export class PendingRemovals {
  constructor(@InjectModel(pendingRemovalModel.name) private readonly removals: PendingRemovalModel) {}

  /** Replaces the stored list by the list of this job; null deletes the stored list. */
  async replace(
    jobId: string,
    list: Pick<PendingRemoval, 'ids' | 'named' | 'present' | 'taken'> | null,
  ): Promise<void> {
    if (list) {
      const removal = { ...list, list_id: jobId, source: 'sync', created_at: new Date() } as const;
      await this.removals.updateOne({ _id: jobId }, { $setOnInsert: removal }, { upsert: true });
    }
    await this.removals.deleteMany(list ? { _id: { $ne: jobId } } : {});
  }

  /** Adds the object of a webhook to the pending list, or creates the list. Idempotent. */
  async add(named: NamedProperty, { present, taken }: { present: number; taken: number }): Promise<void> {
    const created_at = new Date();
    const emptyList = {
      list_id: randomUUID(),
      source: 'webhook',
      created_at,
      ids: [],
      named: [],
      present,
      taken,
    } as const;
    const list = { _id: (await this.latest())?._id ?? ofWebhooks };
    if (list._id === ofWebhooks) {
      // Only one of two concurrent webhooks can create the list. Both add their object below.
      await storeUnlessDuplicate(() =>
        this.removals.updateOne(list, { $setOnInsert: emptyList }, { upsert: true }),
      );
    }
    // The list gets a new id, so that a person who sees the shorter list cannot confirm it, and with it this object.
    const addition = { $push: { ids: named.id }, $set: { list_id: randomUUID() } };
    const { modifiedCount } = await this.removals.updateOne({ ...list, ids: { $ne: named.id } }, addition);
    if (modifiedCount === 0) return;
    const hasRoom = { [`named.${maxNamed - 1}`]: { $exists: false } };
    await this.removals.updateOne({ ...list, ...hasRoom }, { $push: { named } });
  }

  async current(): Promise<CurrentRemoval | null> {
    const removal = await this.latest();
    if (!removal) return null;
    const { created_at, ids, named, present, source, list_id, taken = 0 } = removal;
    const counts = { count: ids.length, present, taken };
    return { id: list_id, created_at: created_at.toISOString(), source, ...counts, named };
  }

  /** The numbers and the time of the pending list, without its objects; null if there is none. */
  async brief(): Promise<{ count: number; present: number; created_at: string } | null> {
    const removal = await this.current();
    return removal && { count: removal.count, present: removal.present, created_at: removal.created_at };
  }

  /** The `taken` of the pending list: how many objects webhooks had removed when it was made; 0 if there is no list. */
  async webhookRemovals(): Promise<number> {
    return (await this.latest())?.taken ?? 0;
  }

  /** The pending list with this list id. Throws `outdated-record` if it was changed, replaced or decided meanwhile. */
  async find(id: string): Promise<PendingRemoval> {
    const removal = await this.latest();
    if (removal?.list_id === id) return removal;
    throw outdatedList();
  }

  /**
   * Deletes the list, so that its objects stay, and returns their number. Throws `outdated-record` if it was changed,
   * replaced or decided.
   */
  async dismiss(id: string): Promise<number> {
    const { _id, list_id, ids } = await this.find(id);
    const { deletedCount } = await this.removals.deleteOne({ _id, list_id });
    if (deletedCount === 0) throw outdatedList();
    return ids.length;
  }

  /** Deletes these objects from the list. Objects that were added after the decision stay in it. */
  async settle(ids: readonly number[]): Promise<void> {
    for (let from = 0; from < ids.length; from += maxRemovedPerCall) {
      const some = { $in: ids.slice(from, from + maxRemovedPerCall) };
      await this.removals.updateMany({}, { $pull: { ids: some, named: { id: some } } });
    }
    await this.removals.deleteMany({ ids: { $size: 0 } });
  }

  private latest(): Promise<PendingRemoval | null> {
    return this.removals.findOne().sort({ created_at: -1 }).lean<PendingRemoval>();
  }
}

const outdatedList = () =>
  new ProblemError('outdated-record', {
    detail: 'Diese Liste ist überholt: Ein Abgleich hat sie ersetzt, oder jemand hat schon entschieden.',
  });
