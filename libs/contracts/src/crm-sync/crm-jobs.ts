import { z } from 'zod';
import { AuditFacts } from '../identity/audit-facts.ts';
import { Incident } from './incidents.ts';
import { Job, JobId, StartJob } from '../jobs.ts';
import { defineRpc } from '../rpc.ts';

/**
 * Adds a job to the queue. `startedBy` is a user id, null if no person started the job. Fails with `job-running` if
 * the same job is running already, and with `unavailable` without Redis.
 */
export const StartCrmJob = defineRpc({
  message: 'crm-sync.startCrmJob',
  callers: ['bff', 'first-sync'],
  safety: 'once',
  input: z.object({ job: StartJob, startedBy: z.string().max(200).nullable() }),
  output: z.object({ jobId: z.string(), audit: AuditFacts }),
});

export const ListJobs = defineRpc({
  message: 'crm-sync.listJobs',
  callers: ['bff', 'first-sync'],
  safety: 'read',
  input: z.object({ limit: z.int().min(1).max(100).default(25) }),
  output: z.object({ items: z.array(Job) }),
});

/** Returns one job with its state and progress. Fails with `not-found` for an unknown job. */
export const GetJob = defineRpc({
  message: 'crm-sync.getJob',
  callers: ['bff', 'first-sync'],
  safety: 'read',
  input: z.object({ jobId: JobId }),
  output: Job,
});

/** Cancels a waiting job at once and an active one within 2 s. Image transfers are aborted; stored objects are kept. */
export const CancelJob = defineRpc({
  message: 'crm-sync.cancelJob',
  callers: ['bff'],
  safety: 'idempotent',
  input: z.object({ jobId: JobId }),
  output: Job.extend({ audit: AuditFacts }),
});

/**
 * The last started sync and the last call to the CRM, for the overview of staff. `finished_at` is null while the sync
 * runs and if it was interrupted. `response_status` is null if the CRM sent no response.
 */
export const GetCrmOverview = defineRpc({
  message: 'crm-sync.getCrmOverview',
  callers: ['bff', 'first-sync'],
  safety: 'read',
  input: z.object({}),
  output: z.object({
    incidents: z.array(Incident),
    last_sync: z
      .object({
        kind: z.enum(['full-sync', 'incremental-sync']),
        started_at: z.string(),
        finished_at: z.string().nullable(),
        total: z.int(),
        successful: z.int(),
        failed: z.int(),
        images_failed: z.int(),
      })
      .nullable(),
    pending_removal: z.object({ count: z.int(), present: z.int(), created_at: z.string() }).nullable(),
    last_call: z
      .object({
        at: z.string(),
        response_status: z.int().nullable(),
        error_message: z.string().nullable(),
      })
      .nullable(),
  }),
  deadlineMs: 3_000,
});
