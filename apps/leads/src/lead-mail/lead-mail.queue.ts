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
  opts: { jobId: `${leadId}-${recipient}` },
});

/** First 10 s, then doubled: fourteen attempts take 23 hours. */
const attempts = 14;
export const firstRetryMs = 10_000;

/** Jobs name a lead and nothing of the person. An add whose id still exists is ignored, so finished ones go at once. */
export class LeadMailQueue {
  private readonly queue: Queue<LeadMailJob['data'], void, LeadMailJob['name']>;

  constructor(about: { url: string; log: Log; retryMs: number }) {
    this.queue = createQueue(leadMailQueue, {
      url: about.url,
      log: about.log,
      jobOptions: {
        attempts,
        backoff: { type: 'exponential', delay: about.retryMs },
        removeOnComplete: true,
        removeOnFail: true,
      },
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
    await this.queue.add('send-digest', { date }, { jobId: `digest-${date}` });
  }

  close(): Promise<void> {
    return this.queue.close();
  }
}
