import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { InboxModule } from '../inbox/inbox.module.ts';
import { LeadMailModule } from '../lead-mail/lead-mail.module.ts';
import { LeadModule } from '../lead/lead.module.ts';
import { ReplyController, ReplyFilesController } from './reply.controller.ts';
import { ReplyService } from './reply.service.ts';
import { ReplyTemplates, replyTemplatesModel } from './reply-templates.ts';

@Module({
  imports: [LeadModule, LeadMailModule, InboxModule, MongooseModule.forFeature([replyTemplatesModel])],
  controllers: [ReplyController, ReplyFilesController],
  providers: [ReplyService, ReplyTemplates],
})
export class ReplyModule {}
