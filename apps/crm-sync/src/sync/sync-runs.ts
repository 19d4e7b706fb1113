import { Retention } from '@estate/server-kit/stores/retention';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Schema, type Model } from 'mongoose';
import { JobLockLoss } from '../running-jobs/job-control.ts';
import { BatchProgress, type BatchCounts } from '../imports/batch-progress.ts';

/** A document of `sync_runs`: a sync and the page that it has reached; its id is the job's id. */
export interface SyncRun {
  _id: string;
  kind: 'full-sync' | 'incremental-sync';
  /** The token of the job's lock in the current attempt. Writes with the token of an earlier attempt are rejected. */
  taken_by: string;
  started_at: Date;
  finished_at: Date | null;
  /** The sync requests objects changed since this time; null requests all. */
  since: Date | null;
  next_page: number;
  /**
   * The total that the CRM reported with the last page. If a later total is smaller, objects have moved between pages.
   */
  listed: number | null;
  counts: BatchCounts;
  /** Whether no sync had ended before this one began. */
  is_first: boolean;
}

const runSchema = new Schema<SyncRun>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    taken_by: { type: String, default: '' },
    started_at: { type: Date, required: true },
    finished_at: { type: Date, default: null },
    since: { type: Date, default: null },
    next_page: { type: Number, required: true },
    listed: { type: Number, default: null },
    counts: { type: Schema.Types.Mixed, required: true },
    is_first: { type: Boolean, required: true },
  },
  { ...strictSchema, collection: 'sync_runs' },
);
runSchema.index({ finished_at: -1 }).index({ started_at: -1 });

export const syncRunModel = { name: 'SyncRun', schema: runSchema };

/**
 * An incremental sync requests changes since one day before the last sync, because the CRM's clock and its filter are
 * inexact (propstack.md, Properties in V1).
 */
const overlapMs = 24 * 60 * 60 * 1000;
const runRetentionMs = 90 * 24 * 60 * 60 * 1000;

@Injectable()
export class SyncRuns {
  constructor(
    @InjectModel(syncRunModel.name) private readonly runs: Model<SyncRun>,
    @Inject(Retention) retention: Pick<Retention, 'hourly'>,
  ) {
    retention.hourly('sync runs', () => this.deleteExpired());
  }

  /**
   * Returns the run of an earlier attempt of this job, or creates one. Only the worker with `token` may write it then.
   */
  async open(jobId: string, kind: SyncRun['kind'], token: string): Promise<SyncRun> {
    const earlierRun = await this.runs
      .findByIdAndUpdate(jobId, { $set: { taken_by: token } }, { returnDocument: 'after' })
      .lean<SyncRun>();
    if (earlierRun) return earlierRun;
    const run: SyncRun = {
      _id: jobId,
      kind,
      taken_by: token,
      started_at: new Date(),
      finished_at: null,
      since: kind === 'incremental-sync' ? await this.lastSync() : null,
      next_page: 1,
      listed: null,
      counts: new BatchProgress().snapshot(),
      is_first: (await this.runs.exists({ finished_at: { $ne: null } })) === null,
    };
    await this.runs.create(run);
    return run;
  }

  /** Stores the progress. Rejects with a JobLockLoss if another worker has opened the run meanwhile. */
  save(
    run: Pick<SyncRun, '_id' | 'taken_by'>,
    progress: Pick<SyncRun, 'next_page' | 'listed' | 'counts'>,
  ): Promise<void> {
    return this.write(run, progress);
  }

  /** Stores the end of the sync. Rejects with a JobLockLoss if another worker has opened the run meanwhile. */
  finish(run: Pick<SyncRun, '_id' | 'taken_by'>): Promise<void> {
    return this.write(run, { finished_at: new Date() });
  }

  latest(): Promise<SyncRun | null> {
    return this.runs.findOne().sort({ started_at: -1 }).lean<SyncRun>();
  }

  /** Deletes the runs of more than 90 days ago, except the last finished one, on which later syncs are based. */
  async deleteExpired(now = Date.now()): Promise<void> {
    const last = await this.lastFinished();
    await this.runs.deleteMany({
      _id: { $ne: last?._id ?? '' },
      started_at: { $lt: new Date(now - runRetentionMs) },
    });
  }

  private async write(
    { _id, taken_by }: Pick<SyncRun, '_id' | 'taken_by'>,
    change: Partial<SyncRun>,
  ): Promise<void> {
    const { matchedCount } = await this.runs.updateOne({ _id, taken_by }, { $set: change });
    if (matchedCount === 0) throw new JobLockLoss();
  }

  /**
   * The time since which an incremental sync requests changes: one day before the last finished sync, or, if an
   * incremental one had failures within a day, before the sync that preceded it. So an object that fails is requested
   * for a day, also after a pause of the syncs, and later by the next full sync. If the full sync is off, an object
   * that still fails then is read again only after a change, a webhook or an import by staff. Null if no sync has
   * finished.
   */
  private async lastSync(): Promise<Date | null> {
    const failed = await this.runs
      .findOne({
        kind: 'incremental-sync',
        finished_at: { $ne: null },
        started_at: { $gte: new Date(Date.now() - overlapMs) },
        'counts.failed': { $gt: 0 },
      })
      .sort({ started_at: 1 })
      .lean<SyncRun>();
    const before = failed && (await this.lastFinished({ started_at: { $lt: failed.started_at } }));
    const last = before ?? (await this.lastFinished());
    return last && new Date(last.started_at.getTime() - overlapMs);
  }

  private lastFinished(earlier: { started_at?: { $lt: Date } } = {}): Promise<SyncRun | null> {
    return this.runs
      .findOne({ ...earlier, finished_at: { $ne: null } })
      .sort({ started_at: -1 })
      .lean<SyncRun>();
  }
}
