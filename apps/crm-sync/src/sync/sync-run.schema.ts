import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';
import { type TallyState } from '../imports/batch-progress.ts';

/** A document of `sync_runs`: one sync under the id of its job, and how far it is. */
export interface SyncRun {
  _id: string;
  kind: 'full-sync' | 'incremental-sync';
  /** The worker's token of the try that goes on with it; an earlier one that comes back to life writes nothing. */
  taken_by: string;
  started_at: Date;
  finished_at: Date | null;
  /** Only objects changed since are asked for; null for all. */
  since: Date | null;
  /** The page of the CRM's list to go on with. */
  next_page: number;
  /** Objects the CRM had at the last page; fewer later on means that pages have shifted. */
  listed: number | null;
  tally: TallyState;
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
    tally: { type: Schema.Types.Mixed, required: true },
  },
  { ...strictSchema, collection: 'sync_runs' },
);
runSchema.index({ finished_at: -1 });

export const syncRunModel = { name: 'SyncRun', schema: runSchema };
