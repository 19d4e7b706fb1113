import { JobProgress, type Job, type JobState, type StartJob } from '@estate/contracts/jobs';
import { type JobState as QueueState } from 'bullmq';
import { isSingleImport, type CrmJob, type CrmJobResult } from './crm-job.ts';

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
    ...jobSubject(job.data.job),
    started_by: job.data.startedBy,
    created_at: new Date(job.timestamp).toISOString(),
    finished_at: job.finishedOn === undefined ? null : new Date(job.finishedOn).toISOString(),
  };
}

/** A waiting job counts as cancelled at once; an active one stays active until its current object is done. */
function stateOf(state: QueueState | 'unknown', isCancelled: boolean): JobState {
  if (state === 'completed' || state === 'active') return state;
  if (isCancelled) return 'cancelled';
  return state === 'failed' ? 'failed' : 'waiting';
}

function resultOf(job: CrmJob, state: JobState, progress: JobProgress): CrmJobResult | null {
  if (state === 'completed') return job.returnvalue;
  if (state !== 'failed' && state !== 'cancelled') return null;
  return failureOf(job, progress, state === 'failed' ? job.failedReason : cancelledText);
}

/** The view of a job that has just ended and is still active in the queue. */
export function endedJobView(job: CrmJob, ended: { result: CrmJobResult } | { error: string }): Job {
  const view = jobView(job, 'active', false);
  const finished_at = new Date().toISOString();
  if ('result' in ended) return { ...view, state: 'completed', result: ended.result, finished_at };
  const state = ended.error === cancelledText ? 'cancelled' : 'failed';
  return { ...view, state, result: failureOf(job, view.progress, ended.error), finished_at };
}

function failureOf(job: CrmJob, progress: JobProgress, error: string): CrmJobResult {
  if (isSingleImport(job.data.job)) return { success: false, message: 'Import fehlgeschlagen', error };
  const { total, successful, failed } = progress;
  return { success: false, total, successful, failed, errors: [], error };
}

/** The fields about the subject of a job: the properties of an import, or the earlier job that is repeated. */
function jobSubject(job: StartJob): Pick<Job, 'property_ids' | 'retry_of'> {
  if (job.kind === 'import-property') {
    return { property_ids: job.propertyId === undefined ? (job.propertyIds ?? []) : [job.propertyId] };
  }
  return 'retryOf' in job && job.retryOf ? { retry_of: job.retryOf } : {};
}

const maxListedIds = 20;
/** Maximum number of removed objects per job in a list of jobs. */
const maxListedNames = 3;

/** Shortens a job for lists, because 100 jobs with all their errors exceed the maximum size of an RPC message. */
export function shortenedForList(whole: Job): Job {
  const { property_ids } = whole;
  const job = property_ids ? { ...whole, property_ids: property_ids.slice(0, maxListedIds) } : whole;
  if (!job.result || !('errors' in job.result)) return job;
  const { errors, failedImages = [], preview: _, removal, ...result } = job.result;
  const brief = { errors: errors.slice(0, 10), failedImages: failedImages.slice(0, 10) };
  return {
    ...job,
    result: {
      ...result,
      ...brief,
      ...(removal ? { removal: { ...removal, named: removal.named.slice(0, maxListedNames) } } : {}),
    },
  };
}
