import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { InboxModule } from '../inbox/inbox.module.ts';
import { LeadModule } from '../lead/lead.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { FilingController } from './filing.controller.ts';
import { FilingQueue, filingQueue } from './filing.queue.ts';
import { FilingSettings, filingSettingsModel } from './filing-settings.ts';
import { Filings } from './filings.ts';

@Module({
  imports: [LeadModule, InboxModule, MailModule, MongooseModule.forFeature([filingSettingsModel])],
  controllers: [FilingController],
  providers: [filingQueue, FilingQueue, FilingSettings, Filings],
  exports: [FilingQueue, FilingSettings, Filings],
})
export class FilingModule {}
