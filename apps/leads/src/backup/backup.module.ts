import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LastBackup } from './last-backup.ts';
import { lastBackupModel } from './last-backup.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([lastBackupModel])],
  providers: [LastBackup],
  exports: [LastBackup],
})
export class BackupModule {}
