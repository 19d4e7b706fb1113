import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LeadIndexes } from './lead-indexes.ts';
import { leadModel } from './lead.schema.ts';
import { Retention } from './retention.ts';
import { SearchTexts } from './search-text.ts';

@Module({
  imports: [MongooseModule.forFeature([leadModel])],
  providers: [LeadIndexes, Retention, SearchTexts],
  exports: [MongooseModule, LeadIndexes, Retention, SearchTexts],
})
export class LeadModule {}
