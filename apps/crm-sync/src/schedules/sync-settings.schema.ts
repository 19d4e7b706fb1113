import { type SyncSettings } from '@estate/contracts/sync-settings';
import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

/** The only document of `sync_settings`; missing until somebody changes the settings. */
export interface StoredSyncSettings extends SyncSettings {
  _id: 'settings';
  /** Counts the changes. */
  version: number;
}
export type SyncSettingsModel = Model<StoredSyncSettings>;

const schema = new Schema<StoredSyncSettings>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    full_sync: { _id: false, is_on: Boolean, at: String },
    incremental_sync: { _id: false, is_on: Boolean, every_minutes: Number },
    api_version: String,
    removal: { _id: false, limit_percent: Number },
  },
  { ...strictSchema, collection: 'sync_settings' },
);

export const syncSettingsModel = { name: 'SyncSettings', schema };
