import { type Job, type JobKind, type JobState } from '@estate/contracts/jobs';
import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

/** A document of `job_runs`: a finished job with its result; its id is the job's id. */
export interface JobRun {
  _id: string;
  kind: JobKind;
  state: JobState;
  created_at: Date;
  view: Job;
}
export type JobRunModel = Model<JobRun>;

export const runRetentionMs = 90 * 24 * 60 * 60 * 1_000;

const runSchema = new Schema<JobRun>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    state: { type: String, required: true },
    created_at: { type: Date, required: true },
    view: { type: Schema.Types.Mixed, required: true },
  },
  { ...strictSchema, minimize: false, collection: 'job_runs' },
);
runSchema
  .index({ kind: 1, created_at: -1 })
  .index({ created_at: -1, _id: -1 })
  .index({ created_at: 1 }, { expireAfterSeconds: runRetentionMs / 1_000 });

export const jobRunModel = { name: 'JobRun', schema: runSchema };
