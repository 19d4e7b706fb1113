import {
  JobProgress,
  type BatchResult,
  type ImportResult,
  type Job,
  type JobState,
} from '@estate/contracts/jobs';
import { type JobState as QueueState } from 'bullmq';
import { isSingleImport, type CrmJob } from './crm-job.ts';

export const cancelledText = 'Der Vorgang wurde abgebrochen.';
const nothingDone: JobProgress = { total: 0, done: 0, successful: 0, failed: 0 };

/** A job of the queue in the shape of the contract. */
export function jobView(job: CrmJob, queueState: QueueState | 'unknown', isCancelled: boolean): Job {
  const state = stateOf(queueState, isCancelled);
  const progress = JobProgress.safeParse(job.progress).data ?? nothingDone;
  return {
    id: job.id ?? '',
    kind: job.name,
    state,
    progress,
    result: resultOf(job, state, progress),
    started_by: job.data.startedBy,
    created_at: new Date(job.timestamp).toISOString(),
    finished_at: job.finishedOn === undefined ? null : new Date(job.finishedOn).toISOString(),
  };
}

/** A cancelled job that waits counts as cancelled; an active one stays active until its current object is done. */
function stateOf(state: QueueState | 'unknown', isCancelled: boolean): JobState {
  if (state === 'completed' || state === 'active') return state;
  if (isCancelled) return 'cancelled';
  return state === 'failed' ? 'failed' : 'waiting';
}

function resultOf(job: CrmJob, state: JobState, progress: JobProgress): ImportResult | BatchResult | null {
  if (state === 'completed') return job.returnvalue;
  if (state !== 'failed' && state !== 'cancelled') return null;
  const error = state === 'failed' ? job.failedReason : cancelledText;
  if (isSingleImport(job.data.job)) return { success: false, message: 'Import fehlgeschlagen', error };
  const { total, successful, failed } = progress;
  return { success: false, total, successful, failed, errors: [], error };
}

/** Shortens a job for lists, because 100 jobs with all their errors exceed the size of a message. */
export function briefly(job: Job): Job {
  if (!job.result || !('errors' in job.result)) return job;
  const { errors, failedImages = [], ...result } = job.result;
  return {
    ...job,
    result: { ...result, errors: errors.slice(0, 10), failedImages: failedImages.slice(0, 10) },
  };
}
