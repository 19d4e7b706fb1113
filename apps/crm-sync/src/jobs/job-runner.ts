import { type StartJob } from '@estate/contracts/jobs';
import { type Log } from '@estate/server-kit/log';
import { asUnavailable, ProblemError } from '@estate/server-kit/problem-error';
import { DelayedError, UnrecoverableError } from 'bullmq';
import { type ImportJobs } from '../imports/import-jobs.ts';
import { type BatchUpdate } from '../sync/batch-update.ts';
import { type StockSync } from '../sync/stock-sync.ts';
import { type CrmJobResult } from './crm-job.ts';
import { JobCancelled, JobHandedOver, JobLost, type JobSteps } from './job-steps.ts';

/** staff-area §8, for what has no text of its own. */
const importFailed = 'Fehler beim Importieren der Immobilie von Propstack';

/** Does the work of each kind of job. What fails does so with a German text fit to show, which the queue keeps. */
export class JobRunner {
  constructor(
    private readonly imports: ImportJobs,
    private readonly sync: StockSync,
    private readonly update: BatchUpdate,
    private readonly log: Log,
  ) {}

  async run(steps: JobSteps): Promise<CrmJobResult> {
    const { job } = steps.job.data;
    try {
      await steps.goOn();
      return await this.work(job, steps);
    } catch (thrown) {
      const error: unknown = steps.signal.aborted ? steps.signal.reason : thrown;
      if (error instanceof JobHandedOver) await handOver(steps);
      throw this.failureOf(job, error);
    } finally {
      await steps.end();
    }
  }

  private work(job: StartJob, steps: JobSteps): Promise<CrmJobResult> {
    switch (job.kind) {
      case 'import-property':
        if (job.propertyId !== undefined) return this.imports.one(job.propertyId, job.importImages, steps);
        return this.imports.several(job.propertyIds ?? [], job.importImages, steps);
      case 'full-sync':
      case 'incremental-sync':
        return this.sync.run(job.kind, job.importImages, steps);
      case 'update-price-on-inquiry':
      case 'update-optional-fields':
        return this.update.run(job.kind, steps);
    }
  }

  /** Staff wait for an import, so what the CRM says is final; a sync has time and is tried again unless the key is refused. */
  private failureOf(job: StartJob, error: unknown): Error {
    if (error instanceof JobCancelled) return new UnrecoverableError(error.message);
    // The queue refuses the outcome of a worker that has lost the job.
    if (error instanceof JobLost) return error;
    const known = error instanceof ProblemError ? error : asUnavailable(error);
    this.log.error({ err: error, kind: job.kind }, 'job could not be done');
    if (!known) return new Error(importFailed);
    const { code, detail } = known.problem;
    const isFinal = code === 'crm-refused' || code === 'invalid-input' || job.kind === 'import-property';
    return isFinal && code !== 'unavailable' ? new UnrecoverableError(detail) : new Error(detail);
  }
}

/** Back into the queue as it is, without counting as a failure. */
async function handOver({ job }: JobSteps): Promise<never> {
  await job.moveToDelayed(Date.now() + 100, job.token);
  throw new DelayedError();
}
