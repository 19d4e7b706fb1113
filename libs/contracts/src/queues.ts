import { z } from 'zod';
import { defineRpc } from './rpc.ts';

/** BullMQ queue of leads. */
export const leadMailQueue = 'lead-mail';

/** BullMQ queue between leads, which owns what is to be filed in the CRM, and crm-sync, which files it. */
export const leadFilingQueue = 'lead-filing';

/** Bull Board's path, at the BFF and on crm-sync's private HTTP alike. */
export const queueBoardPath = '/api/admin/queues';

/** How many jobs of a queue are in which state. Failed ones are kept for some days. */
export const QueueDepth = z.object({
  name: z.string(),
  waiting: z.int(),
  active: z.int(),
  delayed: z.int(),
  failed: z.int(),
});
export type QueueDepth = z.infer<typeof QueueDepth>;

const output = z.object({ items: z.array(QueueDepth) });

/** `unavailable` without Redis. */
export const GetCrmQueues = defineRpc({
  message: 'crm-sync.getCrmQueues',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output,
  deadlineMs: 3_000,
});

/** `unavailable` without Redis. */
export const GetLeadQueues = defineRpc({
  message: 'leads.getLeadQueues',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output,
  deadlineMs: 3_000,
});

/** `GET /api/admin/sync/queues`: the queues of each service; null for one that did not answer. */
export const StaffQueues = z.object({
  crm: output.shape.items.nullable(),
  leads: output.shape.items.nullable(),
});
