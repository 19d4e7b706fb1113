import { CancelJob, GetJob, ListJobs, StartCrmJob } from '@estate/contracts/crm-sync/crm-jobs';
import {
  ListJobFailures,
  ListJobHistory,
  maxFailures,
  maxHistory,
} from '@estate/contracts/crm-sync/job-history';
import { Job, JobId, StartJob } from '@estate/contracts/jobs';
import { z } from 'zod';
import { route } from '../routing/route.ts';
import { type Facts } from '../staff/audit.ts';

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

/** A started job contains exactly what was ordered, so these facts hold for a refused and for a started one. */
const jobFacts = (job: StartJob): Facts =>
  job.kind === 'import-property'
    ? { kind: job.kind, propertyId: job.propertyId ?? job.propertyIds, importImages: job.importImages }
    : {
        kind: job.kind,
        retryOf: 'retryOf' in job ? job.retryOf : undefined,
        removalId: 'removalId' in job ? job.removalId : undefined,
      };

export const adminJobRoutes = [
  route({
    method: 'post',
    path: '/api/admin/jobs',
    summary:
      'Start a job; 409 if the same one runs already or a removal does not wait any more, 404 if there is nothing to repeat',
    body: StartJob,
    response: StartCrmJob.output,
    status: 202,
    staff: 'sync',
    problems: ['job-running', 'not-found', 'outdated-record'],
    audit: {
      wanted: ({ body }) => jobFacts(body),
      after: (_answer, { body }) => jobFacts(body),
      target: ({ jobId }: { jobId: string }) => jobId,
    },
    answer: ({ body, session, services }) =>
      services.crmSync.call(StartCrmJob, { job: body, startedBy: session.user.id }),
  }),
  route({
    method: 'get',
    path: '/api/admin/jobs',
    summary: 'What runs or waits, and the latest jobs that ended',
    query: JobQuery,
    response: ListJobs.output,
    staff: 'sync',
    isPoll: true,
    answer: ({ query, services }) => services.crmSync.call(ListJobs, query),
  }),
  route({
    method: 'get',
    path: '/api/admin/jobs/history',
    summary: 'Finished jobs of a kind of the last 90 days, the newest first',
    query: HistoryQuery,
    response: ListJobHistory.output,
    staff: 'sync',
    answer: ({ query, services }) => services.crmSync.call(ListJobHistory, query),
  }),
  route({
    method: 'get',
    path: '/api/admin/jobs/{id}/failures',
    summary:
      'The properties that a batch update could not update, by id; `next` is the `after` of the next page',
    params: JobPath,
    query: FailuresQuery,
    response: ListJobFailures.output,
    staff: 'sync',
    answer: ({ params, query, services }) =>
      services.crmSync.call(ListJobFailures, { jobId: params.id, ...query }),
  }),
  route({
    method: 'get',
    path: '/api/admin/jobs/{id}',
    summary: 'One job',
    params: JobPath,
    response: Job,
    staff: 'sync',
    problems: ['not-found'],
    answer: ({ params, services }) => services.crmSync.call(GetJob, { jobId: params.id }),
  }),
  route({
    method: 'post',
    path: '/api/admin/jobs/{id}/cancel',
    summary: 'Stop a job; objects stored so far stay',
    params: JobPath,
    response: Job,
    staff: 'sync',
    problems: ['not-found'],
    audit: { hasEffect: ({ state }: Job) => state !== 'completed' && state !== 'failed' },
    answer: ({ params, services }) => services.crmSync.call(CancelJob, { jobId: params.id }),
  }),
];
