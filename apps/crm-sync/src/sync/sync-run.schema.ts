import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';
import { type BatchCounts } from '../imports/batch-progress.ts';

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
  /** The next page of the CRM's list. */
  next_page: number;
  /**
   * The total that the CRM reported with the last page. If a later total is smaller, objects have moved between pages.
   */
  listed: number | null;
  counts: BatchCounts;
  /** Whether no sync had ended before this one began. */
  is_first: boolean;
}
export type SyncRunModel = Model<SyncRun>;

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
