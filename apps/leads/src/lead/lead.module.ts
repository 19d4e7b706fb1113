import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LeadIndexes } from './lead-indexes.ts';
import { leadModel } from './lead.schema.ts';
import { replyFileModel, ReplyFiles } from './reply-files.ts';
import { Retention } from './retention.ts';
import { SearchTexts } from './search-text.ts';

@Module({
  imports: [MongooseModule.forFeature([leadModel, replyFileModel])],
  providers: [LeadIndexes, ReplyFiles, Retention, SearchTexts],
  exports: [MongooseModule, LeadIndexes, ReplyFiles, Retention, SearchTexts],
})
export class LeadModule {}
