import { CancelJob, GetJob, ListJobs, StartCrmJob } from '@estate/contracts/crm-sync/crm-jobs';
import {
  ListJobFailures,
  ListJobHistory,
  maxFailures,
  maxHistory,
} from '@estate/contracts/crm-sync/job-history';
import { Job, JobId, StartJob } from '@estate/contracts/jobs';
import { z } from 'zod';
import { forward } from '../routing/forward.ts';

const JobPath = z.object({ id: JobId });
const HistoryQuery = z.object({
  kind: Job.shape.kind,
  limit: z.coerce.number().int().min(1).max(maxHistory).default(20),
});
const FailuresQuery = z.object({
  after: z.coerce.number().int().min(0).max(999_999_999_999_999).default(0),
  limit: z.coerce.number().int().min(1).max(maxFailures).default(50),
});
const JobQuery = z.object({ limit: z.coerce.number().int().min(1).max(100).default(25) });

export const adminJobRoutes = [
  forward({
    method: 'post',
    path: '/api/admin/jobs',
    summary:
      'Start a job; 409 if the same one runs already or a removal does not wait any more, 404 if there is nothing to repeat',
    body: StartJob,
    status: 202,
    staff: 'sync',
    problems: ['job-running', 'not-found', 'outdated-record'],
    refusalFields: ['kind', 'propertyId', 'propertyIds', 'importImages', 'retryOf', 'removalId'],
    rpc: StartCrmJob,
    more: ({ body, session }) => ({ job: body, startedBy: session.user.id }),
  }),
  forward({
    method: 'get',
    path: '/api/admin/jobs',
    summary: 'What runs or waits, and the latest jobs that ended',
    query: JobQuery,
    staff: 'sync',
    isPoll: true,
    rpc: ListJobs,
  }),
  forward({
    method: 'get',
    path: '/api/admin/jobs/history',
    summary: 'Finished jobs of a kind of the last 90 days, the newest first',
    query: HistoryQuery,
    staff: 'sync',
    rpc: ListJobHistory,
  }),
  forward({
    method: 'get',
    path: '/api/admin/jobs/{id}/failures',
    summary:
      'The properties that a batch update could not update, by id; `next` is the `after` of the next page',
    params: JobPath,
    query: FailuresQuery,
    staff: 'sync',
    rpc: ListJobFailures,
    more: ({ params }) => ({ jobId: params.id }),
  }),
  forward({
    method: 'get',
    path: '/api/admin/jobs/{id}',
    summary: 'One job',
    params: JobPath,
    staff: 'sync',
    problems: ['not-found'],
    rpc: GetJob,
    more: ({ params }) => ({ jobId: params.id }),
  }),
  forward({
    method: 'post',
    path: '/api/admin/jobs/{id}/cancel',
    summary: 'Stop a job; objects stored so far stay',
    params: JobPath,
    response: Job,
    staff: 'sync',
    problems: ['not-found'],
    rpc: CancelJob,
    more: ({ params }) => ({ jobId: params.id }),
  }),
];
