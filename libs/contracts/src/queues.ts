import { z } from 'zod';
import { defineRpc } from './rpc.ts';

export const leadMailQueue = 'lead-mail';

/** BullMQ queue for the transfer of leads to the CRM: leads adds the jobs, crm-sync carries them out. */
export const crmTransferQueue = 'crm-transfer';

/** Path of Bull Board, both at the BFF and on crm-sync's private HTTP. */
export const queueBoardPath = '/api/admin/queues';

/** Number of jobs of a queue by state. Failed jobs are stored for some days. */
const QueueDepth = z.object({
  name: z.string(),
  waiting: z.int(),
  active: z.int(),
  delayed: z.int(),
  failed: z.int(),
});

const output = z.object({ items: z.array(QueueDepth) });

/** The queues of crm-sync with their numbers of jobs. Fails with `unavailable` without Redis. */
export const GetCrmQueues = defineRpc({
  message: 'crm-sync.getCrmQueues',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output,
  deadlineMs: 3_000,
});

/** The queues of leads with their numbers of jobs. Fails with `unavailable` without Redis. */
export const GetLeadQueues = defineRpc({
  message: 'leads.getLeadQueues',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output,
  deadlineMs: 3_000,
});

/** `GET /api/admin/sync/queues`: the queues of each service; null for a service that sent no response. */
export const StaffQueues = z.object({
  crm: output.shape.items.nullable(),
  leads: output.shape.items.nullable(),
});
