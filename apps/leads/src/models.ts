import { type DynamicModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { readPositionModel } from './bounces/bounces.ts';
import { crmTransferSettingsModel } from './crm-transfer/crm-transfer-settings.ts';
import { erasureModel } from './erasure/erasure.schema.ts';
import { erasureReplayModel } from './erasure/erasure-replays.ts';
import { exposeSettingsModel } from './exposes/expose-settings.ts';
import { leadModel } from './lead/lead.schema.ts';
import { replyFileModel } from './lead/reply-files.ts';
import { outboxModel } from './outbox/outbox.schema.ts';
import {
  blockedMailboxModel,
  knownOfferModel,
  searchHitModel,
  subscriberModel,
} from './search-orders/subscriber.schema.ts';
import { searchLetterModel } from './search-orders/search-letter.schema.ts';
import { reportModel } from './property-reports/property-report.schema.ts';
import { replyTemplatesModel } from './reply/reply-templates.ts';
import { lastBackupModel } from './sweep/last-backup.ts';
import { savedAddressModel } from './valuation/saved-address.schema.ts';

/** All models of the service, for every module and for the job that migrates the store. */
export const models: DynamicModule = {
  ...MongooseModule.forFeature([
    leadModel,
    exposeSettingsModel,
    outboxModel,
    savedAddressModel,
    erasureModel,
    erasureReplayModel,
    replyFileModel,
    replyTemplatesModel,
    reportModel,
    subscriberModel,
    searchHitModel,
    knownOfferModel,
    blockedMailboxModel,
    searchLetterModel,
    crmTransferSettingsModel,
    readPositionModel,
    lastBackupModel,
  ]),
  global: true,
};
