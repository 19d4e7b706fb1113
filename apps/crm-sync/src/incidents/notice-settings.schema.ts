import { type NoticeSettings } from '@estate/contracts/incidents';
import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

/** The only document of `notice_settings`; missing until somebody changes the settings. */
export interface StoredNoticeSettings extends NoticeSettings {
  _id: 'settings';
}
export type NoticeSettingsModel = Model<StoredNoticeSettings>;

const settingsSchema = new Schema<StoredNoticeSettings>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    recipients: { type: [String], required: true },
    mails_after_minutes: { type: Number, required: true },
  },
  { ...strictSchema, collection: 'notice_settings' },
);
export const noticeSettingsModel = { name: 'NoticeSettings', schema: settingsSchema };
