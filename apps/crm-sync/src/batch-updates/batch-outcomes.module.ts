import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { batchOutcomeModel } from './batch-outcome.schema.ts';
import { BatchOutcomes } from './batch-outcomes.ts';

@Module({
  imports: [MongooseModule.forFeature([batchOutcomeModel])],
  providers: [BatchOutcomes],
  exports: [BatchOutcomes],
})
export class BatchOutcomesModule {}
