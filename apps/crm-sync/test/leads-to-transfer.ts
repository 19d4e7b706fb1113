import { randomUUID } from 'node:crypto';
import {
  crmTransferJob,
  type CrmTransferOutcome,
  type LeadToTransfer,
} from '@estate/contracts/leads/crm-transfer';
import { crmTransferQueue } from '@estate/contracts/queues';
import { eventually } from '@estate/test-kit/wait';
import { expect } from '@jest/globals';
import { Queue } from 'bullmq';
import { type Surroundings } from './crm-sync-under-test.ts';

let number = 0;

/** A lead in the form in which the leads service sends it to crm-sync. */
export const leadToTransfer = (fields: Partial<LeadToTransfer> = {}): LeadToTransfer => ({
  id: randomUUID(),
  person: {
    salutation: 'frau',
    first_name: 'Änne',
    last_name: 'Sörensen',
    email: `aenne-${++number}@example.net`,
    phone: '0171 5550123',
  },
  title: 'Exposé-Anfrage: Villa am Park (Änne Sörensen)',
  html: '<p>Bitte mit Grundriss</p>',
  text: 'Bitte mit Grundriss',
  property_id: 4711,
  delete_after: '2027-11-26',
  overwrite: [],
  ...fields,
});

/**
 * A stub of the leads service: the leads to be transferred, the outcomes reported by crm-sync, and the queue with its sweep.
 */
export function leadsToTransfer(around: Surroundings) {
  const waiting = new Map<string, LeadToTransfer>();
  const outcomes = new Map<string, CrmTransferOutcome[]>();
  const queue = new Queue(crmTransferQueue, { connection: { url: around.redis.url } });
  around.onClose(() => queue.close());
  around.people.leads.answer({
    'leads.getLeadToTransfer': ({ id }: { id: string }) => ({ lead: waiting.get(id) ?? null }),
    'leads.recordCrmTransferOutcome': ({ id, outcome }: { id: string; outcome: CrmTransferOutcome }) => {
      outcomes.set(id, [...(outcomes.get(id) ?? []), outcome]);
      if (outcome.state !== 'delayed') waiting.delete(id);
      return {};
    },
  });
  const sweep = () => queue.addBulk([...waiting.keys()].map(crmTransferJob));
  return {
    queue,
    sweep,
    order: (leads: readonly LeadToTransfer[]) => {
      for (const lead of leads) waiting.set(lead.id, lead);
      return sweep();
    },
    outcomesOf: (id: string) => outcomes.get(id) ?? [],
    waiting: () => waiting.size,
    /** Transfers a lead and returns the outcome of the next attempt. */
    transfer: async (lead: LeadToTransfer) => {
      const before = outcomes.get(lead.id)?.length ?? 0;
      waiting.set(lead.id, lead);
      // The previous job ends shortly after its outcome is reported. Until then the queue ignores a job with the same
      // id.
      const { jobId } = crmTransferJob(lead.id).opts;
      await eventually(async () => expect(await queue.getJob(jobId)).toBeUndefined());
      await queue.addBulk([crmTransferJob(lead.id)]);
      return eventually(() => {
        const made = outcomes.get(lead.id) ?? [];
        expect(made.length).toBeGreaterThan(before);
        return made.at(-1)!;
      });
    },
  };
}
