import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { syncSettingsModel, SyncSettingsStore } from './sync-settings.store.ts';

@Module({
  imports: [MongooseModule.forFeature([syncSettingsModel])],
  providers: [SyncSettingsStore],
  exports: [SyncSettingsStore],
})
export class SyncSettingsModule {}
