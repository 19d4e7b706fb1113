import { JobQueue } from '@estate/server-kit/queue';
import { Injectable } from '@nestjs/common';
import { recipients, type Recipient } from '../lead/lead.ts';

const jobNames = { agency: 'send-agency-mail', visitor: 'send-visitor-mail' } as const;

/** All names of jobs on the queue. */
export const leadMailJobs = [...Object.values(jobNames), 'send-digest'] as const;

/** What a job about one lead carries. */
export interface LeadMailData {
  leadId: string;
}

const leadJob = (leadId: string, recipient: Recipient) => ({
  name: jobNames[recipient],
  data: { leadId } satisfies LeadMailData,
  // Earlier versions used the id without "attempt", for jobs that may still be waiting for hours.
  opts: { jobId: `${leadId}-${recipient}-attempt` },
});

/**
 * Jobs trigger one attempt each and name a lead, nothing of the person. When and how often a mail is tried stands in the
 * store: what is lost here the sweep adds again. An add whose id still exists is ignored, so finished ones go at once.
 */
@Injectable()
export class LeadMailQueue {
  constructor(private readonly queue: JobQueue) {}

  /** Returns at once. The sweep adds the job later if Redis does not take it. */
  enqueue(leadId: string): void {
    void this.addMails(recipients.map((recipient) => ({ leadId, recipient }))).catch(() => undefined);
  }

  async addMails(mails: readonly { leadId: string; recipient: Recipient }[]): Promise<void> {
    await this.queue.addBulk(mails.map(({ leadId, recipient }) => leadJob(leadId, recipient)));
  }

  async addDigest(date: string): Promise<void> {
    await this.queue.add('send-digest', { date }, { jobId: `digest-${date}-attempt` });
  }
}
