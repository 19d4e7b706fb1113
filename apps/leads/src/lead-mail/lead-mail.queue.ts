import { JobQueue } from '@estate/server-kit/queue';
import { Injectable } from '@nestjs/common';
import { type MailPlace, recipients } from '../lead/lead.ts';

const jobNames = { agency: 'send-agency-mail', visitor: 'send-visitor-mail', reply: 'send-reply' } as const;

/** All job names of the queue. */
export const leadMailJobs = [...Object.values(jobNames), 'send-digest'] as const;

/** The payload of a job about one lead; `reply` is the index of a reply. */
export interface LeadMailData {
  leadId: string;
  reply?: number;
}

const leadJob = (leadId: string, place: MailPlace) => {
  const isReply = typeof place === 'number';
  return {
    name: jobNames[isReply ? 'reply' : place],
    data: { leadId, ...(isReply ? { reply: place } : {}) } satisfies LeadMailData,
    // The suffix avoids the ids of jobs of earlier releases, which may still be in the queue.
    opts: { jobId: `${leadId}-${isReply ? `reply-${place}` : place}-attempt` },
  };
};

interface QueuedMail {
  leadId: string;
  place: MailPlace;
}

/**
 * Each job triggers one attempt and contains only the lead's id, no personal data. Mongo stores when and how often a
 * mail is tried, so the sweep adds lost jobs again. Finished jobs are removed, because BullMQ ignores a known job id.
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

  /** Removes jobs, except running ones, which will find no lead. Errors are ignored, because jobs hold only ids. */
  async removeMails(mails: readonly QueuedMail[]): Promise<void> {
    const jobIds = mails.map(({ leadId, place }) => leadJob(leadId, place).opts.jobId);
    await Promise.all(jobIds.map((jobId) => this.queue.remove(jobId).catch(() => undefined)));
  }

  /** The ids of the leads that jobs of any state belong to. Rejects while Redis is unavailable. */
  async leadsInJobs(): Promise<string[]> {
    const jobs = (await this.queue.getJobs()) as { data: Partial<LeadMailData> }[];
    return [...new Set(jobs.flatMap(({ data }) => data.leadId ?? []))];
  }

  async addDigest(date: string): Promise<void> {
    await this.queue.add('send-digest', { date }, { jobId: `digest-${date}-attempt` });
  }
}
