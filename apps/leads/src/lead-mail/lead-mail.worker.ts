import { type Log } from '@estate/server-kit/log';
import { createWorker } from '@estate/server-kit/queue';
import { type Job, type Worker } from 'bullmq';
import { mailConnections } from '../mail/mailer.ts';
import { type Digest } from './digest.ts';
import { leadMailQueue, type LeadMailJob } from './lead-mail.queue.ts';
import { type LeadMailSender } from './lead-mail.sender.ts';

type LeadMailWorker = Worker<LeadMailJob['data'], void, LeadMailJob['name']>;

/** Works the mails off: one method for each job name. */
export function startLeadMailWorker(about: {
  url: string;
  log: Log;
  sender: LeadMailSender;
  digest: Digest;
}): LeadMailWorker {
  const { url, log, sender, digest } = about;
  return createWorker(
    leadMailQueue,
    (job: Job<LeadMailJob['data'], void, LeadMailJob['name']>) => {
      if (!('leadId' in job.data)) return digest.send();
      return sender.send(job.data.leadId, job.name === 'send-agency-mail' ? 'agency' : 'visitor');
    },
    { url, log, concurrency: mailConnections },
  );
}
