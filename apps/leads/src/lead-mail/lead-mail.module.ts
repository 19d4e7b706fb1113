import { leadMailQueue } from '@estate/contracts/queues';
import { QueueModule } from '@estate/server-kit/queue.module';
import { Module } from '@nestjs/common';
import { AssignmentModule } from '../assignment/assignment.module.ts';
import { LeadModule } from '../lead/lead.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { mailConnections } from '../mail/mailer.ts';
import { reportsJob } from '../property-reports/monthly-reports.ts';
import { staffMailJob } from '../staff-mail/staff-mail.queue.ts';
import { AgencyBacklog } from './agency-backlog.ts';
import { AgencyDelivery } from './agency-delivery.ts';
import { ConfirmationLimit } from './confirmation-limit.ts';
import { Digest } from './digest.ts';
import { LeadMailQueue, leadMailJobs } from './lead-mail.queue.ts';
import { LeadMailSender } from './lead-mail.sender.ts';
import { LeadProperties } from './lead-property.ts';
import { MailLife } from './mail-life.ts';
import { MailOrders } from './mail-orders.ts';
import { SenderAddresses } from './sender-addresses.ts';

const queue = QueueModule.forRoot({
  queue: leadMailQueue,
  jobs: [...leadMailJobs, staffMailJob, reportsJob],
  jobOptions: { attempts: 1, removeOnComplete: true, removeOnFail: true },
  worker: { concurrency: mailConnections },
});

@Module({
  imports: [AssignmentModule, LeadModule, MailModule, queue],
  providers: [
    AgencyBacklog,
    AgencyDelivery,
    ConfirmationLimit,
    Digest,
    LeadMailQueue,
    LeadMailSender,
    LeadProperties,
    MailLife,
    MailOrders,
    SenderAddresses,
  ],
  exports: [AgencyBacklog, LeadMailQueue, MailLife, MailOrders],
})
export class LeadMailModule {}
