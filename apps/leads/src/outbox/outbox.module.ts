import { leadMailQueue } from '@estate/contracts/queues';
import { QueueModule } from '@estate/server-kit/stores/queue.module';
import { Module } from '@nestjs/common';
import { digestJob } from '../lead-mail/digest.ts';
import { mailConnections } from '../mail/mailer.ts';
import { reportsJob } from '../property-reports/monthly-reports.ts';
import { crmQueue, OutboxQueue, sendJob } from './outbox.queue.ts';
import { Outbox } from './outbox.ts';
import { OutboxClaims } from './outbox-claims.ts';
import { OutboxRecords } from './outbox-records.ts';

/** The queue has the jobs of other modules, too, because the service has one worker. */
const queue = QueueModule.forRoot({
  queue: leadMailQueue,
  jobs: [sendJob, digestJob, reportsJob],
  jobOptions: { attempts: 1, removeOnComplete: true, removeOnFail: true },
  worker: { concurrency: mailConnections },
});

@Module({
  imports: [queue],
  providers: [crmQueue, Outbox, OutboxClaims, OutboxQueue, OutboxRecords],
  exports: [Outbox, OutboxClaims, OutboxRecords],
})
export class OutboxModule {}
