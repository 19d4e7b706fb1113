import { backupsCollection, type LastBackup } from '@estate/contracts/backup';
import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

export type LastBackupModel = Model<LastBackup>;

const schema = new Schema<LastBackup>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    succeeded_at: { type: Date, required: true },
    bytes: { type: Number, required: true },
  },
  { ...strictSchema, collection: backupsCollection },
);

/** What a backup notes of its success; apps/backup writes it. */
export const lastBackupModel = { name: 'LastBackup', schema };
