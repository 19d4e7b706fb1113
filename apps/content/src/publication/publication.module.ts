import { QueueModule } from '@estate/server-kit/stores/queue.module';
import { Module } from '@nestjs/common';
import { SectionsModule } from '../sections/sections.module.ts';
import { PublicationController } from './publication.controller.ts';
import { PublicationQueue, publicationQueue, publishJob } from './publication.queue.ts';
import { PublicationSweep } from './publication-sweep.ts';
import { Publication } from './publication.service.ts';
import { PublishedEvent } from './published-event.ts';

const queue = QueueModule.forRoot({
  queue: publicationQueue,
  jobs: [publishJob],
  // The sweep repeats what a job did not finish.
  jobOptions: { attempts: 1, removeOnComplete: true, removeOnFail: true },
});

@Module({
  imports: [SectionsModule, queue],
  controllers: [PublicationController],
  providers: [Publication, PublicationQueue, PublicationSweep, PublishedEvent],
})
export class PublicationModule {}
