import { Module } from '@nestjs/common';
import { ImportsModule } from '../imports/imports.module.ts';
import { PropstackModule } from '../propstack/propstack.module.ts';
import { BatchOutcomes } from './batch-outcomes.ts';
import { BatchUpdate } from './batch-update.ts';

@Module({
  imports: [ImportsModule, PropstackModule],
  providers: [BatchOutcomes, BatchUpdate],
  exports: [BatchOutcomes],
})
export class BatchUpdatesModule {}
