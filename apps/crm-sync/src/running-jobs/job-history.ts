import { type Job, type JobKind, type JobState } from '@estate/contracts/jobs';
import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { keepNewest, Retention } from '@estate/server-kit/stores/retention';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Schema, type Model } from 'mongoose';
import { type BatchOutcome, batchOutcomeModel, outcomeRetentionMs } from '../batch-updates/batch-outcomes.ts';
import { type CrmJob, type CrmJobResult } from './crm-job.ts';
import { shortenedForList, endedJobView } from './job-view.ts';

/** A document of `job_runs`: a finished job with its result; its id is the job's id. */
interface JobRun {
  _id: string;
  kind: JobKind;
  state: JobState;
  created_at: Date;
  view: Job;
}

const runRetentionMs = 90 * 24 * 60 * 60 * 1_000;

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

/** Stores finished jobs in Mongo for longer than the queue in Redis keeps them. */
@Injectable()
export class JobHistory {
  constructor(
    @InjectModel(jobRunModel.name) private readonly runs: Model<JobRun>,
    @InjectLog() private readonly log: Log,
  ) {}

  /** Stores a finished job. Never rejects, because a failed write to the history must not fail the job. */
  async record(job: CrmJob, ended: { result: CrmJobResult } | { error: string }): Promise<void> {
    const view = endedJobView(job, ended);
    const run = { kind: view.kind, state: view.state, created_at: new Date(view.created_at), view };
    await this.runs
      .updateOne({ _id: view.id }, { $set: run }, { upsert: true })
      .catch((err: unknown) => this.log.warn({ err, job_id: view.id }, 'job not recorded'));
  }

  async list(kind: JobKind, limit: number): Promise<Job[]> {
    const runs = await this.runs.find({ kind }).sort({ created_at: -1, _id: 1 }).limit(limit).lean();
    return runs.map(({ view }) => shortenedForList(view));
  }

  /** The newest job of a kind that ended in one of these states; null if there is none. */
  async latest(kind: JobKind, states: readonly JobState[]): Promise<Job | null> {
    const run = await this.runs
      .findOne({ kind, state: { $in: states } })
      .sort({ created_at: -1 })
      .lean();
    return run?.view ?? null;
  }

  /** A finished job with its whole result; null if it is not stored. */
  async find(jobId: string): Promise<Job | null> {
    return (await this.runs.findById(jobId).lean())?.view ?? null;
  }
}

/** Maximum number of stored outcomes: a hundred batch updates of 10,000 properties. */
const maxOutcomes = 1_000_000;
const maxRuns = 20_000;

/** Deletes stored jobs by age and by count, also if the database does not support TTL indexes. */
@Injectable()
export class JobRetention {
  constructor(
    @InjectModel(batchOutcomeModel.name) private readonly outcomes: Model<BatchOutcome>,
    @InjectModel(jobRunModel.name) private readonly runs: Model<JobRun>,
    retention: Retention,
  ) {
    retention.hourly('history of jobs', () => this.run());
  }

  async run(now = Date.now(), max = { outcomes: maxOutcomes, runs: maxRuns }): Promise<void> {
    await keepNewest(this.outcomes, { since: new Date(now - outcomeRetentionMs), max: max.outcomes });
    await keepNewest(this.runs, { since: new Date(now - runRetentionMs), max: max.runs });
  }
}
