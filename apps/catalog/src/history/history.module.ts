import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { historyEntryModel } from './history-entry.schema.ts';
import { HistoryController } from './history.controller.ts';
import { HistoryRetention, PropertyHistory } from './property-history.ts';

@Module({
  imports: [MongooseModule.forFeature([historyEntryModel])],
  controllers: [HistoryController],
  providers: [PropertyHistory, HistoryRetention],
  exports: [PropertyHistory],
})
export class HistoryModule {}
