import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { NoticesController } from './notices.controller.ts';
import { NoticeMailer } from './notice-mailer.ts';

@Module({
  imports: [MailModule, OutboxModule],
  controllers: [NoticesController],
  providers: [NoticeMailer],
  exports: [NoticeMailer],
})
export class NoticesModule {}
