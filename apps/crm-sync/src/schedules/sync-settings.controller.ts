import { type CurrentSyncSettings, GetSyncSettings, SetSyncSettings } from '@estate/contracts/sync-settings';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { Schedules } from './schedules.ts';
import { SyncSettingsStore } from './sync-settings.store.ts';

@Controller()
export class SyncSettingsController {
  constructor(
    private readonly settings: SyncSettingsStore,
    private readonly schedules: Schedules,
  ) {}

  @RpcMethod(GetSyncSettings)
  getSyncSettings(): Promise<CurrentSyncSettings> {
    return this.current();
  }

  @RpcMethod(SetSyncSettings)
  async setSyncSettings({
    version,
    ...changed
  }: z.output<typeof SetSyncSettings.input>): Promise<CurrentSyncSettings> {
    await this.settings.replace(version, changed);
    await this.schedules.apply();
    return this.current();
  }

  private async current(): Promise<CurrentSyncSettings> {
    const { full_sync, incremental_sync, version } = await this.settings.get();
    return { full_sync, incremental_sync, version, next: await this.schedules.next() };
  }
}
