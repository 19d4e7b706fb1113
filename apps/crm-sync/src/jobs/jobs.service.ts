import { randomUUID } from 'node:crypto';
import { type Job, type JobKind, type StartJob } from '@estate/contracts/jobs';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { JobQueue } from '@estate/server-kit/stores/queue';
import { ProducerRedis } from '@estate/server-kit/stores/redis.module';
import { Injectable } from '@nestjs/common';
import { type JobsOptions } from 'bullmq';
import { BatchOutcomes } from '../batch-updates/batch-outcomes.ts';
import { PendingRemovals } from '../removal/pending-removals.ts';
import { findCancelled, isCancelled, requestCancellation } from '../running-jobs/cancellations.ts';
import { type CrmJob, type CrmJobData, type CrmJobResult } from '../running-jobs/crm-job.ts';
import { JobHistory } from '../running-jobs/job-history.ts';
import { shortenedForList, jobView } from '../running-jobs/job-view.ts';

const listedStates = ['active', 'waiting', 'prioritized', 'delayed', 'completed', 'failed'] as const;

const isOver = (state: string) => state === 'completed' || state === 'failed';

/** Starts, lists and cancels the jobs of staff. Every call fails at once with `unavailable` while Redis is down. */
@Injectable()
export class JobsService {
  constructor(
    private readonly queue: JobQueue<CrmJobData, CrmJobResult, JobKind>,
    private readonly producerRedis: ProducerRedis,
    private readonly outcomes: BatchOutcomes,
    private readonly history: JobHistory,
    private readonly removals: PendingRemovals,
  ) {}

  /**
   * Adds a job to the queue and returns its id. Throws `not-found` if no property failed in the job that is to be
   * repeated, `outdated-record` if the list of objects to remove is no longer pending, and `job-running` if a job of
   * the same kind waits or runs. Several imports of single objects may run; those of the same object run one after the
   * other.
   */
  async start(job: StartJob, startedBy: string | null): Promise<string> {
    if (
      'retryOf' in job &&
      job.retryOf &&
      (await this.outcomes.findFailedIds(job.retryOf, job.kind)).length === 0
    ) {
      throw new ProblemError('not-found', { detail: 'Zu diesem Vorgang gibt es nichts zu wiederholen.' });
    }
    if (job.kind === 'remove-vanished') await this.removals.find(job.removalId);
    const jobId = randomUUID();
    const added = await this.queue.add(job.kind, { job, startedBy }, { jobId, ...optionsOf(job) });
    if (added.id !== jobId) throw new ProblemError('job-running');
    return jobId;
  }

  /** Whether a job of this kind waits or runs. Only for kinds that allow one job at a time. */
  async isUnderWay(kind: JobKind): Promise<boolean> {
    return (await this.queue.getDeduplicationJobId(kind)) !== null;
  }

  /** Lists running and waiting jobs, then ended ones; each group starts with the newest. */
  async list(limit: number): Promise<Job[]> {
    const entries = await Promise.all(
      listedStates.map(async (state) => {
        const jobs = (await this.queue.getJobs([state], 0, limit - 1)) as CrmJob[];
        return jobs.map((job) => ({ job, state }));
      }),
    );
    // A job whose state changes during the queries may be found twice; the entry with the later state is used.
    const byId = new Map(entries.flat().map((entry) => [entry.job.id, entry]));
    const newest = [...byId.values()]
      .sort((a, b) => Number(isOver(a.state)) - Number(isOver(b.state)) || b.job.timestamp - a.job.timestamp)
      .slice(0, limit);
    const cancelled = await findCancelled(
      this.producerRedis,
      newest.map(({ job }) => job.id ?? ''),
    );
    return newest.map(({ job, state }) => shortenedForList(jobView(job, state, cancelled.has(job.id ?? ''))));
  }

  /** A job of the queue, or of the history if the queue has removed it. */
  async get(jobId: string): Promise<Job> {
    const entry = await this.find(jobId);
    if (entry) return jobView(entry.job, entry.state, await isCancelled(this.producerRedis, jobId));
    const recorded = await this.history.find(jobId);
    if (!recorded) throw new ProblemError('not-found', { detail: 'Diesen Vorgang gibt es nicht mehr.' });
    return recorded;
  }

  /** Cancels a waiting or running job; a finished job stays unchanged. */
  async cancel(jobId: string): Promise<Job> {
    const entry = await this.find(jobId);
    if (!entry || isOver(entry.state)) return this.get(jobId);
    await requestCancellation(this.producerRedis, jobId);
    if (entry.state !== 'active') await entry.job.removeDeduplicationKey();
    return this.get(jobId);
  }

  /** The job and its state in the queue; undefined if the queue does not know it. */
  private async find(jobId: string) {
    const state = await (await this.queue.getJob(jobId))?.getState();
    // Read the job after its state, so that a job in a final state has its result.
    const job = await this.queue.getJob(jobId);
    if (!job || !state || state === 'unknown') return undefined;
    // If the job ended between the two reads, its state is outdated and is read again.
    return { job, state: job.finishedOn === undefined ? state : await job.getState() };
  }
}

/**
 * An import of single objects has only three attempts, because staff wait for it; other jobs are retried for some
 * minutes. Of these, only one per kind may wait or run (deduplication).
 */
function optionsOf(job: StartJob): JobsOptions {
  return job.kind === 'import-property' ? { attempts: 3 } : { deduplication: { id: job.kind } };
}
