import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { lastBackupModel } from './sweep/last-backup.ts';
import { erasureReplayModel } from './erasure/erasure-replays.ts';
import { erasureModel } from './erasure/erasure.schema.ts';
import { savedAddressModel } from './valuation/valuation-address.schema.ts';
import { filingSettingsModel } from './filing/filing-settings.ts';
import { leadModel } from './lead/lead.schema.ts';
import { replyFileModel } from './lead/reply-files.ts';
import { reportModel } from './property-reports/property-report.schema.ts';
import { replyTemplatesModel } from './reply/reply-templates.ts';
import { staffMailModel } from './staff-mail/staff-mail.schema.ts';

/**
 * All models of the service. The migration job loads only this module. The service starts after the job.
 */
@Module({
  imports: [
    MongooseModule.forFeature([
      leadModel,
      savedAddressModel,
      erasureModel,
      erasureReplayModel,
      staffMailModel,
      replyFileModel,
      replyTemplatesModel,
      reportModel,
      filingSettingsModel,
      lastBackupModel,
    ]),
  ],
})
export class MigrationModule {}
