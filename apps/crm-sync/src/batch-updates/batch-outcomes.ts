import { type ListJobFailures } from '@estate/contracts/crm-sync/job-history';
import { type JobKind } from '@estate/contracts/jobs';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { storeUnlessDuplicate, strictSchema } from '@estate/server-kit/stores/mongo';
import { type z } from 'zod';
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

export type PropertyOutcome = Pick<BatchOutcome, 'property_id' | 'outcome' | 'error'>;
const outcomeFields = { property_id: 1, outcome: 1, error: 1, _id: 0 };

/**
 * Stores the outcome of a batch update for each property. A job that continues after a crash skips the properties that
 * have an outcome. If staff repeat a job, only the properties that failed in it are updated.
 */
@Injectable()
export class BatchOutcomes {
  constructor(@InjectModel(batchOutcomeModel.name) private readonly outcomes: Model<BatchOutcome>) {}

  /** Stores outcomes of a job. An earlier outcome of the same property in this job is replaced. */
  async store(jobId: string, kind: JobKind, results: readonly PropertyOutcome[]): Promise<void> {
    const created_at = new Date();
    const documents: BatchOutcome[] = results.map((result) => {
      return { _id: `${jobId}:${result.property_id}`, job_id: jobId, kind, ...result, created_at };
    });
    // Tries an insert first, because nearly every outcome is new and upserts cost several times as much.
    const insert = () => this.outcomes.insertMany(documents, { lean: true, ordered: false });
    if (await storeUnlessDuplicate(insert)) return;
    const updates = documents.map(({ _id, ...fields }) => ({
      updateOne: { filter: { _id }, update: { $set: fields }, upsert: true },
    }));
    await this.outcomes.bulkWrite(updates, { ordered: false });
  }

  /** The stored outcomes of the job, by ascending property id. */
  outcomesOf(jobId: string): Promise<PropertyOutcome[]> {
    return this.outcomes
      .find({ job_id: jobId }, outcomeFields)
      .sort({ property_id: 1 })
      .lean<PropertyOutcome[]>();
  }

  /** The ids of the properties that failed in this job, ascending; empty if the job is of another kind. */
  async findFailedIds(jobId: string, kind: JobKind): Promise<number[]> {
    const failed = await this.outcomes
      .find({ job_id: jobId, kind, outcome: 'failed' }, outcomeFields)
      .sort({ property_id: 1 })
      .lean<PropertyOutcome[]>();
    return failed.map(({ property_id }) => property_id);
  }

  async failures({
    jobId,
    after,
    limit,
  }: z.output<typeof ListJobFailures.input>): Promise<z.input<typeof ListJobFailures.output>> {
    const failed = { job_id: jobId, outcome: 'failed' } as const;
    const [failures, total] = await Promise.all([
      this.outcomes
        .find({ ...failed, property_id: { $gt: after } }, outcomeFields)
        .sort({ property_id: 1 })
        .limit(limit + 1)
        .lean<PropertyOutcome[]>(),
      this.outcomes.countDocuments(failed),
    ]);
    const items = failures.slice(0, limit);
    return {
      items: items.map(({ property_id, error }) => ({ propertyId: property_id, error: error ?? '' })),
      total,
      next: failures.length > limit ? (items.at(-1)?.property_id ?? null) : null,
    };
  }
}
