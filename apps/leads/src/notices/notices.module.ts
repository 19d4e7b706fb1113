import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { NoticesController } from './notices.controller.ts';
import { Notices } from './notices.ts';

@Module({
  imports: [MailModule, OutboxModule],
  controllers: [NoticesController],
  providers: [Notices],
  exports: [Notices],
})
export class NoticesModule {}
