import { Module } from '@nestjs/common';
import { SyncSettingsStore } from './sync-settings.store.ts';

@Module({
  providers: [SyncSettingsStore],
  exports: [SyncSettingsStore],
})
export class SyncSettingsModule {}
