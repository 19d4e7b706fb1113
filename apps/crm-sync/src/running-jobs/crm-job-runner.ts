import { JobProgress, type StartJob, crmQueue, Job } from '@estate/contracts/jobs';
import { InjectLog } from '@estate/server-kit/process/inject';
import { JobHandlers } from '@estate/server-kit/stores/job-handlers';
import { JobRunner } from '@estate/server-kit/stores/job-runner';
import { type Log } from '@estate/server-kit/observability/log';
import { asUnavailable, ProblemError } from '@estate/server-kit/http/problem-error';
import { QUEUE_OPTIONS, type QueueOptions } from '@estate/server-kit/stores/queue-options';
import { WorkerRedis } from '@estate/server-kit/stores/redis.module';
import { Inject, Injectable } from '@nestjs/common';
import { DelayedError, UnrecoverableError } from 'bullmq';
import { Tuning } from '../tuning.ts';
import { KeyRefusal } from '../propstack/propstack-api.ts';
import { type CrmJob, type CrmJobResult, runInJob } from './crm-job.ts';
import { JobHistory } from './job-history.ts';
import { JobCancellation, JobLockLoss, JobControl } from './job-control.ts';
import { RunningJobsModule } from './running-jobs.module.ts';

/** The message for errors without a text of their own (staff-area §8). */
const importFailed = 'Fehler beim Importieren der Immobilie von Propstack';

/** The kinds of jobs whose end staff wait for at the screen. */
const interactiveKinds = new Set<StartJob['kind']>(['import-property', 'remove-vanished']);

/**
 * Calls the handler for the job's name with the payload and the job's JobControl. The queue stores a failure with a
 * German message that is shown to staff.
 */
@Injectable()
class CrmJobRunner extends JobRunner {
  constructor(
    handlers: JobHandlers,
    @Inject(QUEUE_OPTIONS) options: QueueOptions,
    private readonly workerRedis: WorkerRedis,
    private readonly history: JobHistory,
    private readonly tuning: Tuning,
    @InjectLog() private readonly log: Log,
  ) {
    super(handlers, options);
  }

  override async run(queued: CrmJob, signal: AbortSignal): Promise<CrmJobResult> {
    try {
      const result = await this.attempt(queued, signal);
      await this.history.record(queued, { result });
      return result;
    } catch (error) {
      if (!signal.aborted && error instanceof Error && isFinal(queued, error)) {
        await this.history.record(queued, { error: error.message });
      }
      throw error;
    }
  }

  private async attempt(queued: CrmJob, signal: AbortSignal): Promise<CrmJobResult> {
    const { job } = queued.data;
    const control = new JobControl(queued, this.workerRedis, signal);
    try {
      await control.throwIfStopped();
      const namedJob = { id: control.id, kind: job.kind };
      return (await runInJob(namedJob, () => this.handle(queued.name, job, control))) as CrmJobResult;
    } catch (thrown) {
      // BullMQ refuses the return if the job's lock is lost, which has no effect on the worker that continues the job.
      if (signal.aborted) await returnToQueue(control, 100);
      const error: unknown = control.signal.aborted ? control.signal.reason : thrown;
      if (error instanceof KeyRefusal && waitsForKey(queued)) {
        this.log.warn({ err: error, kind: job.kind }, 'job waits for a new key of the CRM');
        await returnToQueue(control, this.tuning.keyPauseMs);
      }
      throw this.failureOf(job, error);
    } finally {
      await control.end();
    }
  }

  /**
   * The error with which the attempt fails; an UnrecoverableError prevents a retry. After an error of the CRM, a job
   * that staff wait for is not retried; other jobs are, unless the CRM refuses the key or the input is invalid.
   */
  private failureOf(job: StartJob, error: unknown): Error {
    if (error instanceof JobCancellation) return new UnrecoverableError(error.message);
    // After a lost lock the error has no effect, because BullMQ accepts results only from the worker that has the lock.
    if (error instanceof JobLockLoss) return error;
    const problem = error instanceof ProblemError ? error : asUnavailable(error);
    this.log.error({ err: error, kind: job.kind }, 'job could not be done');
    if (error instanceof UnrecoverableError) return error;
    if (!problem) return new Error(importFailed);
    const { code, detail } = problem.problem;
    const isFinal = code === 'crm-refused' || code === 'invalid-input' || interactiveKinds.has(job.kind);
    return isFinal && code !== 'unavailable' ? new UnrecoverableError(detail) : new Error(detail);
  }
}

/**
 * If a job waited longer than this in the queue, it is assumed that nobody waits at the screen for its first result.
 */
const inQueueMs = 10_000;
const maxKeyWaitMs = 7 * 24 * 3_600_000;

/**
 * Whether a job returns to the queue when the CRM refuses the API key, until another key is set, instead of failing:
 * true if it has made progress or had waited in the queue, for at most seven days. A job that was just started fails,
 * so that the person who started it sees the reason at once.
 */
function waitsForKey({
  data,
  attemptsStarted,
  timestamp,
  processedOn = timestamp,
  progress,
}: CrmJob): boolean {
  if (interactiveKinds.has(data.job.kind) || Date.now() - timestamp > maxKeyWaitMs) return false;
  const { done = 0 } = JobProgress.safeParse(progress).data ?? {};
  return done > 0 || attemptsStarted > 1 || processedOn - timestamp > inQueueMs;
}

function isFinal({ attemptsMade, opts }: CrmJob, error: Error): boolean {
  if (error instanceof DelayedError || error instanceof JobLockLoss) return false;
  return error instanceof UnrecoverableError || attemptsMade + 1 >= (opts.attempts ?? 1);
}

/** Returns the job to the queue unchanged, without counting a failure. */
async function returnToQueue({ job }: JobControl, delayMs: number): Promise<never> {
  await job.moveToDelayed(Date.now() + delayMs, job.token);
  throw new DelayedError();
}

/** Number of jobs that run at once. More than one, so that imports by staff do not wait for a long sync. */
const jobsAtOnce = 5;
const maxRecoveries = 20;

export const crmQueueOptions = ({ jobLockMs, stalledCheckMs }: Tuning): QueueOptions => ({
  queue: crmQueue,
  jobs: Job.shape.kind.options,
  runner: CrmJobRunner,
  imports: [RunningJobsModule],
  worker: {
    concurrency: jobsAtOnce,
    lockDuration: jobLockMs,
    stalledInterval: stalledCheckMs,
    maxStalledCount: maxRecoveries,
  },
});
