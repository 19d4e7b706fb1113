import { JobQueue } from '@estate/server-kit/queue';
import { Injectable } from '@nestjs/common';
import { type MailPlace, recipients } from '../lead/lead.ts';

const jobNames = { agency: 'send-agency-mail', visitor: 'send-visitor-mail', reply: 'send-reply' } as const;

/** All job names of the queue. */
export const leadMailJobs = [...Object.values(jobNames), 'send-digest'] as const;

/** The payload of a job about one lead; `reply` is the index of a reply in the lead's `replies`. */
export interface LeadMailData {
  leadId: string;
  reply?: number;
}

const leadJob = (leadId: string, place: MailPlace) => {
  const isReply = typeof place === 'number';
  return {
    name: jobNames[isReply ? 'reply' : place],
    data: { leadId, ...(isReply ? { reply: place } : {}) } satisfies LeadMailData,
    opts: { jobId: `${leadId}-${isReply ? `reply-${place}` : place}` },
  };
};

interface QueuedMail {
  leadId: string;
  place: MailPlace;
}

/**
 * Each job triggers one attempt and contains only the lead's id, no personal data. The leads in Mongo store when a mail
 * is due, so the periodic sweep can add lost jobs again. Finished jobs are removed, because BullMQ ignores a new job
 * whose id exists.
 */
@Injectable()
export class LeadMailQueue {
  constructor(private readonly queue: JobQueue) {}

  /** Returns at once. If Redis is unavailable, the sweep adds the jobs later. */
  enqueue(leadId: string, places: readonly MailPlace[] = recipients): void {
    void this.addMails(places.map((place) => ({ leadId, place }))).catch(() => undefined);
  }

  async addMails(mails: readonly QueuedMail[]): Promise<void> {
    await this.queue.addBulk(mails.map(({ leadId, place }) => leadJob(leadId, place)));
  }

  /**
   * Removes the jobs of deleted leads. Running jobs stay; they find no lead and do nothing. Errors are ignored, because
   * jobs contain no personal data.
   */
  async removeMails(mails: readonly QueuedMail[]): Promise<void> {
    const jobIds = mails.map(({ leadId, place }) => leadJob(leadId, place).opts.jobId);
    await Promise.all(jobIds.map((jobId) => this.queue.remove(jobId).catch(() => undefined)));
  }

  /** The ids of all leads with a job in the queue, in any job state. Rejects while Redis is unavailable. */
  async leadsInJobs(): Promise<string[]> {
    const jobs = (await this.queue.getJobs()) as { data: Partial<LeadMailData> }[];
    return [...new Set(jobs.flatMap(({ data }) => data.leadId ?? []))];
  }

  async addDigest(date: string): Promise<void> {
    await this.queue.add('send-digest', { date }, { jobId: `digest-${date}` });
  }
}
