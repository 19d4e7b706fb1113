import { backupsCollection, type LastBackup as StoredBackup } from '@estate/contracts/leads/backup';
import { gauge } from '@estate/server-kit/observability/metrics';
import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';
import { Sweep } from './sweep.ts';

type LastBackupModel = Model<StoredBackup>;

const schema = new Schema<StoredBackup>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    succeeded_at: { type: Date, required: true },
    bytes: { type: Number, required: true },
  },
  { ...strictSchema, collection: backupsCollection },
);

/** The record of the last successful backup, written by apps/backup. */
export const lastBackupModel = { name: 'LastBackup', schema };

const lastSuccess = gauge(
  'backup_last_success_timestamp_seconds',
  'When the last backup was read again and found whole; 0 if there is none',
);
const size = gauge('backup_last_bytes', 'Size of the last whole backup; 0 if there is none');

/**
 * Exports the metrics of the last backup. The backup cannot export them itself, because its process ends before
 * Prometheus would scrape it.
 */
@Injectable()
export class LastBackup {
  constructor(
    @InjectModel(lastBackupModel.name) private readonly backups: LastBackupModel,
    sweep: Sweep,
  ) {
    sweep.add({ what: 'Letzte Sicherung', run: () => this.measure() });
  }

  private async measure(): Promise<void> {
    const last = await this.backups.findOne({ _id: 'last' }).lean();
    lastSuccess.set(last ? last.succeeded_at.getTime() / 1_000 : 0);
    size.set(last?.bytes ?? 0);
  }
}
