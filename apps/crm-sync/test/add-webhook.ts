import { webhookJob } from '@estate/contracts/crm-sync/webhooks';
import { type Queue } from 'bullmq';

/** Adds the job of a webhook as the BFF does, with a shorter delay. */
export async function addWebhook(queue: Queue, id: number, delay = 300): Promise<void> {
  const { name, data, opts } = webhookJob({
    id,
    event: 'property_updated',
    received_at: new Date().toISOString(),
  });
  await queue.add(name, data, { ...opts, delay, attempts: 2, backoff: 50 });
}
