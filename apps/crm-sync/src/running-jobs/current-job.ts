import { AsyncLocalStorage } from 'node:async_hooks';
import { type NamedJob } from '@estate/contracts/jobs';

const jobs = new AsyncLocalStorage<NamedJob>();

/** Runs `fn` as a part of this job, which the history of each property that it writes names. */
export const runInJob = <Result>(job: NamedJob, fn: () => Result): Result => jobs.run(job, fn);

/** The job that runs here; undefined outside of jobs. */
export const currentJob = (): NamedJob | undefined => jobs.getStore();
