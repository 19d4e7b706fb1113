import { Module } from '@nestjs/common';
import { CallLogController } from './call-log.controller.ts';
import { CallLog, CallRetention } from './call-log.ts';
import { CallSearch } from './call-search.ts';

@Module({
  controllers: [CallLogController],
  providers: [CallLog, CallSearch, CallRetention],
  exports: [CallLog],
})
export class CallLogModule {}
