import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { leadModel } from './lead.schema.ts';
import { replyFileModel, ReplyFiles } from './reply-files.ts';
import { ExpiredLeads } from './retention.ts';
import { LeadUpgrade } from './lead-upgrade.ts';

@Module({
  imports: [MongooseModule.forFeature([leadModel, replyFileModel])],
  providers: [LeadUpgrade, ReplyFiles, ExpiredLeads],
  exports: [MongooseModule, LeadUpgrade, ReplyFiles, ExpiredLeads],
})
export class LeadModule {}
