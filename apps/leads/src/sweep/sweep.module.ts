import { Module } from '@nestjs/common';
import { BackupModule } from '../backup/backup.module.ts';
import { ErasureModule } from '../erasure/erasure.module.ts';
import { ValuationModule } from '../kinds/valuation/valuation.module.ts';
import { LeadMailModule } from '../lead-mail/lead-mail.module.ts';
import { LeadModule } from '../lead/lead.module.ts';
import { StaffMailModule } from '../staff-mail/staff-mail.module.ts';
import { DueMails } from './due-mails.ts';
import { Sweep } from './sweep.ts';

@Module({
  imports: [LeadModule, LeadMailModule, StaffMailModule, ValuationModule, ErasureModule, BackupModule],
  providers: [DueMails, Sweep],
})
export class SweepModule {}
