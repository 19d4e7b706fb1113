import { z } from 'zod';
import { Job, JobId } from '../jobs.ts';
import { defineRpc } from '../rpc.ts';
import { propertyId } from '../values.ts';

export const maxHistory = 50;
export const maxFailures = 200;

/**
 * Finished jobs of one kind of the last 90 days, newest first. Results are shortened in the same way as in ListJobs.
 */
export const ListJobHistory = defineRpc({
  message: 'crm-sync.listJobHistory',
  callers: ['bff'],
  safety: 'read',
  input: z.object({
    kind: Job.shape.kind,
    limit: z.int().min(1).max(maxHistory).default(20),
  }),
  output: z.object({ items: z.array(Job) }),
});

/** A property that a job could not update, and the reason in German. */
const JobFailure = z.object({ propertyId: z.int(), error: z.string() });

/**
 * All properties that a batch update could not update, by ascending id, stored for 90 days. `next` is the `after` of
 * the next page, null on the last page. The list is empty for an unknown job and for a job without failures.
 */
export const ListJobFailures = defineRpc({
  message: 'crm-sync.listJobFailures',
  callers: ['bff'],
  safety: 'read',
  input: z.object({
    jobId: JobId,
    after: propertyId().or(z.literal(0)).default(0),
    limit: z.int().min(1).max(maxFailures).default(50),
  }),
  output: z.object({ items: z.array(JobFailure), total: z.int(), next: z.int().nullable() }),
});
