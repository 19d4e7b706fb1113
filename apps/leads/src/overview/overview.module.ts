import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { OverviewController, QueuesController } from './overview.controller.ts';

@Module({
  imports: [OutboxModule],
  controllers: [OverviewController, QueuesController],
})
export class OverviewModule {}
