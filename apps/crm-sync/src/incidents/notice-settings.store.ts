import { type NoticeSettings } from '@estate/contracts/crm-sync/incidents';
import { replaceVersion, strictSchema } from '@estate/server-kit/stores/mongo';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';

/** The only document of `notice_settings`; missing until somebody changes the settings. */
interface StoredNoticeSettings extends NoticeSettings {
  _id: 'settings';
}
type NoticeSettingsModel = Model<StoredNoticeSettings>;

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

const _id = 'settings';
const defaults: NoticeSettings = { version: 0, recipients: [], mails_after_minutes: 30 };

@Injectable()
export class NoticeSettingsStore {
  constructor(@InjectModel(noticeSettingsModel.name) private readonly settings: NoticeSettingsModel) {}

  async get(): Promise<NoticeSettings> {
    const stored = await this.settings.findById(_id).lean<StoredNoticeSettings>();
    if (!stored) return defaults;
    const { version, recipients, mails_after_minutes } = stored;
    return { version, recipients, mails_after_minutes };
  }

  /** Throws `outdated-record` if `version` is not that of the stored settings. */
  async replace({ version, ...changed }: NoticeSettings): Promise<void> {
    if (await replaceVersion(this.settings, { _id, version }, changed)) return;
    throw new ProblemError('outdated-record', {
      detail: 'Die Einstellungen wurden inzwischen von jemand anderem geändert.',
    });
  }
}
