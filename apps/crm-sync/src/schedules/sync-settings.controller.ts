import {
  type CurrentSyncSettings,
  GetSyncSettings,
  SetSyncSettings,
  type SyncSettings,
} from '@estate/contracts/crm-sync/sync-settings';
import { auditFacts, type Facts } from '@estate/contracts/identity/audit-facts';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { type ApiVersion, RequestPropstackApi } from '../propstack/propstack-api.ts';
import { Schedules } from './schedules.ts';
import { SyncSettingsStore } from './sync-settings.store.ts';

const settingsFacts = ({
  full_sync,
  incremental_sync,
  api_version,
  removal,
  drawbacks_field,
  sold_price_field,
}: SyncSettings): Facts => ({
  full_sync: full_sync.is_on,
  full_sync_at: full_sync.at,
  incremental_sync: incremental_sync.is_on,
  every_minutes: incremental_sync.every_minutes,
  api_version,
  limit_percent: removal.limit_percent,
  drawbacks_field,
  sold_price_field,
});

@Controller()
export class SyncSettingsController {
  constructor(
    private readonly settings: SyncSettingsStore,
    private readonly schedules: Schedules,
    private readonly api: RequestPropstackApi,
  ) {}

  @RpcMethod(GetSyncSettings)
  getSyncSettings(): Promise<CurrentSyncSettings> {
    return this.current();
  }

  @RpcMethod(SetSyncSettings)
  async setSyncSettings({ version, ...changed }: z.output<typeof SetSyncSettings.input>) {
    if (!this.api.hasKey(changed.api_version)) throw missingKey(changed.api_version);
    const before = await this.current();
    await this.settings.replace(version, changed);
    await this.schedules.apply();
    const settings = await this.current();
    return { ...settings, audit: auditFacts(settingsFacts(settings), settingsFacts(before)) };
  }

  private async current(): Promise<CurrentSyncSettings> {
    const { full_sync, incremental_sync, removal, drawbacks_field, sold_price_field, version, ...stored } =
      await this.settings.get();
    const api_keys = { v1: this.api.hasKey('v1'), v2: this.api.hasKey('v2') };
    const api_version = this.api.versionFor(stored.api_version);
    const next = await this.schedules.next();
    const chosen = { full_sync, incremental_sync, removal, drawbacks_field, sold_price_field };
    return { ...chosen, version, api_version, api_keys, next };
  }
}

const missingKey = (version: ApiVersion) =>
  new ProblemError('invalid-input', {
    errors: [
      {
        field: 'api_version',
        message: `Für die Schnittstelle ${version.toUpperCase()} ist kein Schlüssel hinterlegt.`,
      },
    ],
  });
