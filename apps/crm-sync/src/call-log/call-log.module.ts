import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CallLogController } from './call-log.controller.ts';
import { callModel } from './call-log.schema.ts';
import { CallLog, CallRetention } from './call-log.ts';
import { CallSearch } from './call-search.ts';

@Module({
  imports: [MongooseModule.forFeature([callModel])],
  controllers: [CallLogController],
  providers: [CallLog, CallSearch, CallRetention],
  exports: [CallLog],
})
export class CallLogModule {}
