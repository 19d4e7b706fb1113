import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LeadIndexes } from './lead-indexes.ts';
import { leadModel } from './lead.schema.ts';
import { replyFileModel, ReplyFiles } from './reply-files.ts';
import { Retention } from './retention.ts';
import { LeadUpgrade } from './lead-upgrade.ts';

@Module({
  imports: [MongooseModule.forFeature([leadModel, replyFileModel])],
  providers: [LeadIndexes, LeadUpgrade, ReplyFiles, Retention],
  exports: [MongooseModule, LeadIndexes, LeadUpgrade, ReplyFiles, Retention],
})
export class LeadModule {}
