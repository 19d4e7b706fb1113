import { type StaffSettings } from '@estate/contracts/identity/account';
import { retryUpsert, strictSchema } from '@estate/server-kit/stores/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';

/** The single record of settings. If it is missing, all settings have their defaults. */
interface StoredSettings extends StaffSettings {
  _id: string;
}
type StaffSettingsModel = Model<StoredSettings>;

const schema = new Schema<StoredSettings>(
  { _id: { type: String, required: true }, two_factor_required: { type: Boolean, required: true } },
  { ...strictSchema, collection: 'staff_settings' },
);

export const staffSettingsModel = { name: 'StaffSettings', schema };

const _id = 'settings';

/** The settings that admins make for all accounts. */
@Injectable()
export class StaffSettingsStore {
  constructor(@InjectModel(staffSettingsModel.name) private readonly settings: StaffSettingsModel) {}

  async read(): Promise<StaffSettings> {
    const stored = await this.settings.findById(_id).lean();
    return { two_factor_required: stored?.two_factor_required ?? false };
  }

  async write({ two_factor_required }: StaffSettings): Promise<void> {
    await retryUpsert(() =>
      this.settings.updateOne({ _id }, { $set: { two_factor_required } }, { upsert: true }),
    );
  }
}
