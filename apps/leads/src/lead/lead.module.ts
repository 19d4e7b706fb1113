import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { leadModel } from './lead.schema.ts';
import { replyFileModel, ReplyFiles } from './reply-files.ts';
import { Retention } from './retention.ts';
import { LeadUpgrade } from './lead-upgrade.ts';

@Module({
  imports: [MongooseModule.forFeature([leadModel, replyFileModel])],
  providers: [LeadUpgrade, ReplyFiles, Retention],
  exports: [MongooseModule, LeadUpgrade, ReplyFiles, Retention],
})
export class LeadModule {}
