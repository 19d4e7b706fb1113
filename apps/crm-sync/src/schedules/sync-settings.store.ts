import { type SyncSettings } from '@estate/contracts/sync-settings';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '@estate/server-kit/mongo';
import {
  syncSettingsModel,
  type StoredSyncSettings,
  type SyncSettingsModel,
} from './sync-settings.schema.ts';

const _id = 'settings';

/** Half past three, because at two the clocks change, and a full sync has ended before the office opens. */
const defaults: StoredSyncSettings = {
  _id,
  version: 0,
  full_sync: { is_on: true, at: '03:30' },
  incremental_sync: { is_on: true, every_minutes: 15 },
  api_version: 'v1',
  removal: { limit_percent: 10 },
};

@Injectable()
export class SyncSettingsStore {
  constructor(@InjectModel(syncSettingsModel.name) private readonly settings: SyncSettingsModel) {}

  async get(): Promise<StoredSyncSettings> {
    // Settings that an earlier version stored lack the newer fields.
    return { ...defaults, ...(await this.settings.findById(_id).lean<StoredSyncSettings>()) };
  }

  /** Throws `outdated-record` if `version` is not that of the stored settings. */
  async replace(version: number, changed: SyncSettings): Promise<void> {
    const { full_sync, incremental_sync, api_version, removal } = changed;
    const next = { full_sync, incremental_sync, api_version, removal };
    const isStored = version === 0 ? await this.create(next) : await this.update(version, next);
    if (isStored) return;
    throw new ProblemError('outdated-record', {
      detail: 'Die Einstellungen wurden inzwischen von jemand anderem geändert.',
    });
  }

  private async create(settings: SyncSettings): Promise<boolean> {
    try {
      await this.settings.create({ _id, version: 1, ...settings });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private async update(version: number, settings: SyncSettings): Promise<boolean> {
    const change = { $set: { ...settings, version: version + 1 } };
    return (await this.settings.updateOne({ _id, version }, change)).matchedCount === 1;
  }
}
