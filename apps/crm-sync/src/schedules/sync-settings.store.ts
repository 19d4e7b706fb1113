import { type SyncSettings } from '@estate/contracts/crm-sync/sync-settings';
import { replaceVersion, strictSchema } from '@estate/server-kit/stores/mongo';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';

/** The only document of `sync_settings`; missing until somebody changes the settings. */
interface StoredSyncSettings extends SyncSettings {
  _id: 'settings';
  /** Number of changes so far, for optimistic locking. */
  version: number;
}
type SyncSettingsModel = Model<StoredSyncSettings>;

const schema = new Schema<StoredSyncSettings>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    full_sync: { _id: false, is_on: Boolean, at: String },
    incremental_sync: { _id: false, is_on: Boolean, every_minutes: Number },
    api_version: String,
    removal: { _id: false, limit_percent: Number },
    drawbacks_field: String,
    sold_price_field: String,
  },
  { ...strictSchema, collection: 'sync_settings' },
);

export const syncSettingsModel = { name: 'SyncSettings', schema };

const _id = 'settings';

/**
 * By default, the full sync starts at 3:30: after the hour that a change of summer time skips or repeats, and early
 * enough to end before the office opens.
 */
const defaults: StoredSyncSettings = {
  _id,
  version: 0,
  full_sync: { is_on: true, at: '03:30' },
  incremental_sync: { is_on: true, every_minutes: 15 },
  api_version: 'v1',
  removal: { limit_percent: 10 },
  drawbacks_field: 'was_dagegen_spricht',
  sold_price_field: '',
};

@Injectable()
export class SyncSettingsStore {
  constructor(@InjectModel(syncSettingsModel.name) private readonly settings: SyncSettingsModel) {}

  async get(): Promise<StoredSyncSettings> {
    // Settings of a former version lack the fields that were added since.
    return { ...defaults, ...(await this.settings.findById(_id).lean<StoredSyncSettings>()) };
  }

  /** Throws `outdated-record` if `version` is not that of the stored settings. */
  async replace(version: number, changed: SyncSettings): Promise<void> {
    const { full_sync, incremental_sync, api_version, removal, drawbacks_field, sold_price_field } = changed;
    const next = { full_sync, incremental_sync, api_version, removal, drawbacks_field, sold_price_field };
    if (await replaceVersion(this.settings, { _id, version }, next)) return;
    throw new ProblemError('outdated-record', {
      detail: 'Die Einstellungen wurden inzwischen von jemand anderem geändert.',
    });
  }
}
