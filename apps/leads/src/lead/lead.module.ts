import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LeadIndexes } from './lead-indexes.ts';
import { leadModel } from './lead.schema.ts';
import { Retention } from './retention.ts';
import { savedAddressModel } from './valuation-address.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([leadModel, savedAddressModel])],
  providers: [LeadIndexes, Retention],
  exports: [MongooseModule, LeadIndexes, Retention],
})
export class LeadModule {}
