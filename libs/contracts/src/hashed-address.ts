import { z } from 'zod';
import { defineRpc } from './rpc.ts';

/** The e-mail address of the person to be erased, as a keyed hash. Each erasure has its own `key`. */
const HashedAddress = z.object({ key: z.string().min(1).max(100), hash: z.string().min(1).max(100) });

const count = z.int().optional();

/**
 * Number of records that an erasure has not removed yet, by the place where they are stored. A missing field counts as
 * 0.
 */
export const RemainingRecords = z.object({
  leads: count,
  /** Leads with a mail that is being sent. They are deleted after the mail is sent. */
  sending: count,
  reply_files: count,
  valuation_addresses: count,
  notices: count,
  reports: count,
  search_orders: count,
  mail_jobs: count,
  calls: count,
  batch_outcomes: count,
  webhooks: count,
  incidents: count,
  job_runs: count,
  sync_runs: count,
  crm_jobs: count,
  audit_entries: count,
});
export type RemainingRecords = z.infer<typeof RemainingRecords>;

const eraseRpc = (service: string) =>
  defineRpc({
    message: `${service}.erasePerson`,
    callers: ['leads'],
    safety: 'idempotent',
    input: HashedAddress,
    output: z.object({ mentions: z.int(), left: RemainingRecords.default({}) }),
    // The deadline is long, because the call scans complete logs.
    deadlineMs: 60_000,
  });

/**
 * Removes the address from the log of CRM calls, the history of jobs and the finished jobs. `mentions` is the number of
 * records that contained it, `left` the number of those that still do.
 */
export const EraseInCrmSync = eraseRpc('crm-sync');

/**
 * Removes the address from the audit log. Returns the number of entries that contained it and of those that still do.
 */
export const EraseInIdentity = eraseRpc('identity');
