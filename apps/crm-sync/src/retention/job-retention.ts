import { keepNewest, Retention } from '@estate/server-kit/retention';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  batchOutcomeModel,
  outcomesKeptMs,
  type BatchOutcomeModel,
} from '../batch-updates/batch-outcome.schema.ts';
import { jobRunModel, runsKeptMs, type JobRunModel } from '../running-jobs/job-run.schema.ts';

/** A hundred batch updates of 10,000 properties. */
const maxOutcomes = 1_000_000;
const maxRuns = 20_000;

/** Bounds the history of jobs by age and by count, also where the store has no TTL index. */
@Injectable()
export class JobRetention {
  constructor(
    @InjectModel(batchOutcomeModel.name) private readonly outcomes: BatchOutcomeModel,
    @InjectModel(jobRunModel.name) private readonly runs: JobRunModel,
    retention: Retention,
  ) {
    retention.hourly('history of jobs', () => this.run());
  }

  async run(now = Date.now(), max = { outcomes: maxOutcomes, runs: maxRuns }): Promise<void> {
    await keepNewest(this.outcomes, { since: new Date(now - outcomesKeptMs), max: max.outcomes });
    await keepNewest(this.runs, { since: new Date(now - runsKeptMs), max: max.runs });
  }
}
