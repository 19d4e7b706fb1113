import { Module } from '@nestjs/common';
import { ExposesModule } from '../exposes/exposes.module.ts';
import { InboxModule } from '../inbox/inbox.module.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { RemovalModule } from '../removal/removal.module.ts';
import { ReplyController, ReplyFilesController } from './reply.controller.ts';
import { ReplyService } from './reply.service.ts';
import { ReplyTemplates } from './reply-templates.ts';

@Module({
  imports: [ExposesModule, InboxModule, OutboxModule, RemovalModule],
  controllers: [ReplyController, ReplyFilesController],
  providers: [ReplyService, ReplyTemplates],
})
export class ReplyModule {}
