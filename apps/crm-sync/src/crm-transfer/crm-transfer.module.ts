import { Module } from '@nestjs/common';
import { PropstackModule } from '../propstack/propstack.module.ts';
import { CrmContacts } from './crm-contacts.ts';
import { CrmEntryWriter } from './crm-entry-writer.ts';
import { CrmRecords } from './crm-records.ts';
import { CrmTransferService } from './crm-transfer.service.ts';
import { CrmTransferWorker } from './crm-transfer-worker.ts';

@Module({
  imports: [PropstackModule],
  providers: [CrmContacts, CrmEntryWriter, CrmRecords, CrmTransferService, CrmTransferWorker],
})
export class CrmTransferModule {}
