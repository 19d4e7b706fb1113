import { gauge } from '@estate/server-kit/metrics';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { lastBackupModel, type LastBackupModel } from './last-backup.schema.ts';

const lastSuccess = gauge(
  'backup_last_success_timestamp_seconds',
  'When the last backup was read again and found whole; 0 if there is none',
);
const size = gauge('backup_last_bytes', 'Size of the last whole backup; 0 if there is none');

/** The age of the last backup. leads tells of it, because a backup is a process that ends, and erasures depend on it. */
@Injectable()
export class LastBackup {
  constructor(@InjectModel(lastBackupModel.name) private readonly backups: LastBackupModel) {}

  async measure(): Promise<void> {
    const last = await this.backups.findOne({ _id: 'last' }).lean();
    lastSuccess.set(last ? last.succeeded_at.getTime() / 1_000 : 0);
    size.set(last?.bytes ?? 0);
  }
}
