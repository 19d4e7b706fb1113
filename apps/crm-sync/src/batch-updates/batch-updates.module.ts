import { Module } from '@nestjs/common';
import { ImportsModule } from '../imports/imports.module.ts';
import { PropstackModule } from '../propstack/propstack.module.ts';
import { BatchOutcomesModule } from './batch-outcomes.module.ts';
import { BatchUpdate } from './batch-update.ts';

@Module({
  imports: [BatchOutcomesModule, ImportsModule, PropstackModule],
  providers: [BatchUpdate],
})
export class BatchUpdatesModule {}
