import { isDeepStrictEqual } from 'node:util';
import { type CrmTransferSettings as Settings } from '@estate/contracts/leads/crm-transfer';
import { type LeadKind } from '@estate/domain/forms/all-forms';
import { replaceVersion, strictSchema } from '@estate/server-kit/stores/mongo';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';

interface StoredSettings extends Settings {
  _id: string;
}

const schema = new Schema<StoredSettings>(
  {
    _id: { type: String, required: true },
    kinds: { type: [String], required: true },
    version: { type: Number, required: true },
  },
  { ...strictSchema, collection: 'crm_transfer_settings' },
);

export const crmTransferSettingsModel = { name: 'CrmTransferSettings', schema };

const outdated = 'Inzwischen hat jemand anderes diese Einstellung geändert.';
const _id = 'all';

@Injectable()
export class CrmTransferSettings {
  constructor(@InjectModel(crmTransferSettingsModel.name) private readonly settings: Model<StoredSettings>) {}

  async read(): Promise<Settings> {
    const stored = await this.settings.findById(_id).lean<StoredSettings>();
    return { kinds: stored?.kinds ?? [], version: stored?.version ?? 0 };
  }

  async isAutomatic(kind: LeadKind): Promise<boolean> {
    return (await this.read()).kinds.includes(kind);
  }

  /** Throws `outdated-record` if somebody has stored other settings since `version`. */
  async write({ kinds, version }: Settings): Promise<Settings> {
    if (await replaceVersion(this.settings, { _id, version }, { kinds }))
      return { kinds, version: version + 1 };
    const stored = await this.read();
    if (isDeepStrictEqual(stored.kinds, kinds)) return stored;
    throw new ProblemError('outdated-record', { detail: outdated });
  }
}
