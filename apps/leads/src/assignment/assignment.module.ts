import { Module } from '@nestjs/common';
import { LeadModule } from '../lead/lead.module.ts';
import { FirstAssignment } from './first-assignment.ts';
import { StaffAccounts } from './staff-accounts.ts';

/** Assigns leads to accounts of staff. */
@Module({
  imports: [LeadModule],
  providers: [FirstAssignment, StaffAccounts],
  exports: [FirstAssignment, StaffAccounts],
})
export class AssignmentModule {}
