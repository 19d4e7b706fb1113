import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LeadIndexes } from './lead-indexes.ts';
import { leadModel } from './lead.schema.ts';
import { Retention } from './retention.ts';

@Module({
  imports: [MongooseModule.forFeature([leadModel])],
  providers: [LeadIndexes, Retention],
  exports: [MongooseModule, LeadIndexes, Retention],
})
export class LeadModule {}
