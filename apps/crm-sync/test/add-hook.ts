import { hookJob } from '@estate/contracts/crm-sync/crm-hooks';
import { type Queue } from 'bullmq';

/** Adds the job of a webhook as the BFF does, with a shorter delay. */
export async function addHook(queue: Queue, id: number, delay = 300): Promise<void> {
  const { name, data, opts } = hookJob({
    id,
    event: 'property_updated',
    received_at: new Date().toISOString(),
  });
  await queue.add(name, data, { ...opts, delay, attempts: 2, backoff: 50 });
}
