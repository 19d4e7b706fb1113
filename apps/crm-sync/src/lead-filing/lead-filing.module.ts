import { Module } from '@nestjs/common';
import { PropstackModule } from '../propstack/propstack.module.ts';
import { CrmContacts } from './crm-contacts.ts';
import { CrmEntries } from './crm-entries.ts';
import { CrmRecords } from './crm-records.ts';
import { LeadFiling } from './lead-filing.ts';
import { LeadFilingWorker } from './lead-filing-worker.ts';

@Module({
  imports: [PropstackModule],
  providers: [CrmContacts, CrmEntries, CrmRecords, LeadFiling, LeadFilingWorker],
})
export class LeadFilingModule {}
