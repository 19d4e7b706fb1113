import { type JobKind } from '@estate/contracts/jobs';
import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

/** A document of `batch_outcomes`: what a batch update did to one property. */
export interface BatchOutcome {
  /** Job id, colon, property id, so that a repeated write of the same outcome finds the document by its primary key. */
  _id: string;
  job_id: string;
  kind: JobKind;
  property_id: number;
  outcome: 'updated' | 'unchanged' | 'outdated' | 'failed';
  /** German error text; null unless the outcome is 'failed'. */
  error: string | null;
  created_at: Date;
}
export type BatchOutcomeModel = Model<BatchOutcome>;

export const outcomeRetentionMs = 90 * 24 * 60 * 60 * 1_000;

const outcomeSchema = new Schema<BatchOutcome>(
  {
    _id: { type: String, required: true },
    job_id: { type: String, required: true },
    kind: { type: String, required: true },
    property_id: { type: Number, required: true },
    outcome: { type: String, required: true },
    error: { type: String, default: null },
    created_at: { type: Date, required: true },
  },
  { ...strictSchema, collection: 'batch_outcomes' },
);
outcomeSchema
  .index({ job_id: 1, property_id: 1 })
  .index({ job_id: 1, outcome: 1, property_id: 1 })
  .index({ created_at: -1, _id: -1 })
  .index({ created_at: 1 }, { expireAfterSeconds: outcomeRetentionMs / 1_000 });

export const batchOutcomeModel = { name: 'BatchOutcome', schema: outcomeSchema };
