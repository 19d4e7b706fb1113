import { JobQueue } from '@estate/server-kit/queue';
import { Injectable } from '@nestjs/common';
import { recipients, type Recipient } from '../lead/lead.ts';

const jobNames = { agency: 'send-agency-mail', visitor: 'send-visitor-mail' } as const;

/** All job names of the queue. */
export const leadMailJobs = [...Object.values(jobNames), 'send-digest'] as const;

/** The payload of a job about one lead. */
export interface LeadMailData {
  leadId: string;
}

const leadJob = (leadId: string, recipient: Recipient) => ({
  name: jobNames[recipient],
  data: { leadId } satisfies LeadMailData,
  // The id ends with "attempt", because jobs of earlier versions without this suffix may still wait for hours.
  opts: { jobId: `${leadId}-${recipient}-attempt` },
});

/**
 * Each job triggers one attempt and contains only the lead's id, no personal data. Mongo stores when and how often a
 * mail is tried, so the sweep adds lost jobs again. Finished jobs are removed, because adding a known id has no effect.
 */
@Injectable()
export class LeadMailQueue {
  constructor(private readonly queue: JobQueue) {}

  /** Returns at once. If Redis is unavailable, the sweep adds the jobs later. */
  enqueue(leadId: string): void {
    void this.addMails(recipients.map((recipient) => ({ leadId, recipient }))).catch(() => undefined);
  }

  async addMails(mails: readonly { leadId: string; recipient: Recipient }[]): Promise<void> {
    await this.queue.addBulk(mails.map(({ leadId, recipient }) => leadJob(leadId, recipient)));
  }

  /** Jobs that are not being worked on; others find no lead. A job names a lead by its id, so a failure leaves no data. */
  async removeMails(leadIds: readonly string[]): Promise<void> {
    const jobIds = leadIds.flatMap((leadId) =>
      recipients.map((recipient) => leadJob(leadId, recipient).opts.jobId),
    );
    await Promise.all(jobIds.map((jobId) => this.queue.remove(jobId).catch(() => undefined)));
  }

  async addDigest(date: string): Promise<void> {
    await this.queue.add('send-digest', { date }, { jobId: `digest-${date}-attempt` });
  }
}
