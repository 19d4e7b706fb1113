import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';

/** The PDF of the CRM that staff chose instead of the exposé of the website. */
export interface CrmFile {
  /** SHA-256 of the file (contracts/media/documents.ts). */
  hash: string;
  bytes: number;
  pages: number;
  /** Its title in the CRM. */
  title: string;
  names_street: boolean;
  taken_at: Date;
  /** The public price or rent when it was taken; null for a price on request. */
  amount: number | null;
}

/** What staff decided about the exposés of a property. A property without a record has neither. */
interface StoredSettings {
  /** The property's id. */
  _id: number;
  /** Staff send the exposés themselves, after a review; those of all others go out at once. */
  is_reviewed: boolean;
  /** The exposé is ordered by a contract, as far as the law and the texts allow it (order-offers.ts). */
  is_ordered: boolean;
  crm_file: CrmFile | null;
}
type Switch = 'is_reviewed' | 'is_ordered';
export type Settings = Omit<StoredSettings, '_id'>;

const schema = new Schema<StoredSettings>(
  {
    _id: { type: Number, required: true },
    is_reviewed: { type: Boolean, default: false },
    is_ordered: { type: Boolean, default: false },
    crm_file: {
      type: new Schema<CrmFile>(
        {
          hash: { type: String, required: true },
          bytes: { type: Number, required: true },
          pages: { type: Number, required: true },
          title: { type: String, required: true },
          names_street: { type: Boolean, required: true },
          taken_at: { type: Date, required: true },
          amount: { type: Number, default: null },
        },
        { _id: false, id: false },
      ),
      default: null,
    },
  },
  { ...strictSchema, collection: 'expose_settings' },
);

export const exposeSettingsModel = { name: 'ExposeSettings', schema };

@Injectable()
export class ExposeSettings {
  constructor(@InjectModel(exposeSettingsModel.name) private readonly settings: Model<StoredSettings>) {}

  async of(id: number): Promise<Settings> {
    const stored = await this.settings.findById(id).lean();
    return {
      is_reviewed: stored?.is_reviewed ?? false,
      is_ordered: stored?.is_ordered ?? false,
      crm_file: stored?.crm_file ?? null,
    };
  }

  /** Turns one switch; returns its position before. */
  async set(id: number, name: Switch, value: boolean): Promise<boolean> {
    return (await this.change(id, { [name]: value }))?.[name] ?? false;
  }

  /** Chooses a PDF of the CRM, or none; returns the one before. */
  async setCrmFile(id: number, file: CrmFile | null): Promise<CrmFile | null> {
    return (await this.change(id, { crm_file: file }))?.crm_file ?? null;
  }

  /** The hashes of all PDFs of the CRM that are chosen. */
  crmFileHashes(): Promise<string[]> {
    return this.settings.distinct('crm_file.hash', { crm_file: { $ne: null } });
  }

  private change(_id: number, fields: Partial<Settings>) {
    return this.settings
      .findOneAndUpdate({ _id }, { $set: fields }, { upsert: true, returnDocument: 'before' })
      .lean();
  }
}
