import { type Log } from '@estate/server-kit/log';
import { createQueue } from '@estate/server-kit/queue';
import { type Queue } from 'bullmq';
import { recipients, type Recipient } from '../lead/lead.ts';

export const leadMailQueue = 'lead-mail';

export type LeadMailJob =
  | { name: 'send-agency-mail' | 'send-visitor-mail'; data: { leadId: string } }
  | { name: 'send-digest'; data: { date: string } };

const jobNames = { agency: 'send-agency-mail', visitor: 'send-visitor-mail' } as const;

const leadJob = (leadId: string, recipient: Recipient) => ({
  name: jobNames[recipient],
  data: { leadId },
  // Earlier versions used the id without "attempt", for jobs that may still be waiting for hours.
  opts: { jobId: `${leadId}-${recipient}-attempt` },
});

/**
 * Jobs trigger one attempt each and name a lead, nothing of the person. When and how often a mail is tried stands in the
 * store: what is lost here the sweep adds again. An add whose id still exists is ignored, so finished ones go at once.
 */
export class LeadMailQueue {
  private readonly queue: Queue<LeadMailJob['data'], void, LeadMailJob['name']>;

  constructor(about: { url: string; log: Log }) {
    this.queue = createQueue(leadMailQueue, {
      ...about,
      jobOptions: { attempts: 1, removeOnComplete: true, removeOnFail: true },
    });
  }

  /** Nobody waits for this: what Redis does not take now the sweep adds later. */
  hurry(leadId: string): void {
    void this.addMails(recipients.map((recipient) => ({ leadId, recipient }))).catch(() => undefined);
  }

  async addMails(mails: readonly { leadId: string; recipient: Recipient }[]): Promise<void> {
    await this.queue.addBulk(mails.map(({ leadId, recipient }) => leadJob(leadId, recipient)));
  }

  async addDigest(date: string): Promise<void> {
    await this.queue.add('send-digest', { date }, { jobId: `digest-${date}-attempt` });
  }

  close(): Promise<void> {
    return this.queue.close();
  }
}
