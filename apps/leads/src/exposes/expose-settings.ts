import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';

/** What staff decided about the exposés of a property. A property without a record has neither. */
interface StoredSettings {
  /** The property's id. */
  _id: number;
  /** Staff send the exposés themselves, after a review; those of all others go out at once. */
  is_reviewed: boolean;
  /** The exposé is ordered by a contract, as far as the law and the texts allow it (order-offers.ts). */
  is_ordered: boolean;
}
export type Settings = Omit<StoredSettings, '_id'>;

const schema = new Schema<StoredSettings>(
  {
    _id: { type: Number, required: true },
    is_reviewed: { type: Boolean, default: false },
    is_ordered: { type: Boolean, default: false },
  },
  { ...strictSchema, collection: 'expose_settings' },
);

export const exposeSettingsModel = { name: 'ExposeSettings', schema };

@Injectable()
export class ExposeSettings {
  constructor(@InjectModel(exposeSettingsModel.name) private readonly settings: Model<StoredSettings>) {}

  async of(id: number): Promise<Settings> {
    const stored = await this.settings.findById(id).lean();
    return { is_reviewed: stored?.is_reviewed ?? false, is_ordered: stored?.is_ordered ?? false };
  }

  /** Sets one setting; returns the value before. */
  async set(id: number, name: keyof Settings, value: boolean): Promise<boolean> {
    const before = await this.settings
      .findOneAndUpdate({ _id: id }, { $set: { [name]: value } }, { upsert: true, returnDocument: 'before' })
      .lean();
    return before?.[name] ?? false;
  }
}
