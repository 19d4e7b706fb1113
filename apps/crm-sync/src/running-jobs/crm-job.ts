import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type BatchResult,
  type ImportResult,
  type JobKind,
  type StartJob,
  type NamedJob,
} from '@estate/contracts/jobs';
import { type Job } from 'bullmq';

/** The job data in Redis: no personal data. */
export interface CrmJobData {
  job: StartJob;
  /** Id of the account that started the job; null if a schedule started it. */
  startedBy: string | null;
  /** The result of a confirmed removal, stored before its list is deleted, for a repetition after a crash. */
  removed?: BatchResult;
}
export type CrmJobResult = ImportResult | BatchResult;
export type CrmJob = Job<CrmJobData, CrmJobResult, JobKind>;
export type JobOf<Kind extends JobKind> = Extract<StartJob, { kind: Kind }>;

export const isSingleImport = (job: StartJob): boolean =>
  job.kind === 'import-property' && job.propertyId !== undefined;

const jobs = new AsyncLocalStorage<NamedJob>();

/**
 * Runs `fn` in the async context of this job, so that catalog stores the job in the history of each changed property.
 */
export const runInJob = <Result>(job: NamedJob, fn: () => Result): Result => jobs.run(job, fn);

const firstSyncs = new AsyncLocalStorage<boolean>();

/**
 * Runs `fn` in the async context of a sync. Properties that the website's first sync stores are not marked as new for
 * visitors, so `isFirst` is read where properties are written.
 */
export const runInSync = <Result>(isFirst: boolean, fn: () => Result): Result => firstSyncs.run(isFirst, fn);

export const isInFirstSync = (): boolean => firstSyncs.getStore() === true;

export const currentJob = (): NamedJob | undefined => jobs.getStore();
