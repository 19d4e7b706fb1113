import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { leadModel } from './lead.schema.ts';
import { replyFileModel, ReplyFiles } from './reply-files.ts';
import { ExpiredLeads } from './retention.ts';

@Module({
  imports: [MongooseModule.forFeature([leadModel, replyFileModel])],
  providers: [ReplyFiles, ExpiredLeads],
  exports: [MongooseModule, ReplyFiles, ExpiredLeads],
})
export class LeadModule {}
