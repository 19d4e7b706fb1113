import { z } from 'zod';
import { defineRpc } from './rpc.ts';

/** The address of a person to be erased, as a keyed hash; `key` belongs to this erasure only. */
const HashedAddress = z.object({ key: z.string().min(1).max(100), hash: z.string().min(1).max(100) });

const erase = (service: string) =>
  defineRpc({
    message: `${service}.erasePerson`,
    callers: ['leads'],
    safety: 'idempotent',
    input: HashedAddress,
    output: z.object({ mentions: z.int() }),
    // Long, because the call reads whole logs.
    deadlineMs: 60_000,
  });

/** Removes the address from the log of CRM calls, the history of jobs and the finished jobs; returns how many named it. */
export const EraseInCrmSync = erase('crm-sync');

/** Removes the address from the audit log; returns how many entries named it. */
export const EraseInIdentity = erase('identity');
