import { InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { outcomesKeptMs } from '../batch-updates/batch-outcome.schema.ts';
import { BatchOutcomes } from '../batch-updates/batch-outcomes.ts';
import { JobHistory } from '../running-jobs/job-history.ts';
import { runsKeptMs } from '../running-jobs/job-run.schema.ts';

/** A hundred batch updates of 10,000 properties. */
const maxOutcomes = 1_000_000;
const maxRuns = 20_000;
const everyMs = 3_600_000;

/** Bounds the history of jobs by age and by count, because the embedded store runs no TTL deletion. */
@Injectable()
export class Retention implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly outcomes: BatchOutcomes,
    private readonly history: JobHistory,
    @InjectLog() private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.run().catch((err: unknown) => this.log.warn({ err }, 'history of jobs not shortened'));
    }, everyMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async run(now = Date.now(), max = { outcomes: maxOutcomes, runs: maxRuns }): Promise<void> {
    await this.outcomes.deleteOld(new Date(now - outcomesKeptMs), max.outcomes);
    await this.history.deleteOld(new Date(now - runsKeptMs), max.runs);
  }
}
