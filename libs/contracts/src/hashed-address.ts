import { z } from 'zod';
import { defineRpc } from './rpc.ts';

/** The address of a person to be erased, as a keyed hash; `key` belongs to this erasure only. */
const HashedAddress = z.object({ key: z.string().min(1).max(100), hash: z.string().min(1).max(100) });

const count = z.int().optional();

/** Records that an erasure has not removed, by the place where they lie; a missing place holds none. */
export const LeftRecords = z.object({
  leads: count,
  /** Leads of which a mail is being sent; they go once that is over. */
  sending: count,
  reply_files: count,
  valuation_addresses: count,
  staff_mails: count,
  reports: count,
  mail_jobs: count,
  calls: count,
  batch_outcomes: count,
  hooks: count,
  incidents: count,
  job_runs: count,
  crm_jobs: count,
  audit_entries: count,
});
export type LeftRecords = z.infer<typeof LeftRecords>;

const erase = (service: string) =>
  defineRpc({
    message: `${service}.erasePerson`,
    callers: ['leads'],
    safety: 'idempotent',
    input: HashedAddress,
    output: z.object({ mentions: z.int(), left: LeftRecords.default({}) }),
    // Long, because the call reads whole logs.
    deadlineMs: 60_000,
  });

/** Removes the address from the log of CRM calls, the history of jobs and the finished jobs; returns how many named it and what still does. */
export const EraseInCrmSync = erase('crm-sync');

/** Removes the address from the audit log; returns how many entries named it and how many still do. */
export const EraseInIdentity = erase('identity');
