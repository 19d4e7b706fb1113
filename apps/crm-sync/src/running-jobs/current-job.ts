import { AsyncLocalStorage } from 'node:async_hooks';
import { type NamedJob } from '@estate/contracts/jobs';

const jobs = new AsyncLocalStorage<NamedJob>();

/** Runs `fn` as a part of this job, which the history of each property that it writes names. */
export const runInJob = <Result>(job: NamedJob, fn: () => Result): Result => jobs.run(job, fn);

const firstSyncs = new AsyncLocalStorage<boolean>();

/** Runs `fn` as a part of a sync; what the first sync of a website stores is not new to visitors. */
export const runInSync = <Result>(isFirst: boolean, fn: () => Result): Result => firstSyncs.run(isFirst, fn);

/** Whether the first sync of the website runs here. */
export const isInFirstSync = (): boolean => firstSyncs.getStore() === true;

/** The job that runs here; undefined outside of jobs. */
export const currentJob = (): NamedJob | undefined => jobs.getStore();
