import { Module } from '@nestjs/common';
import { FirstAssignment } from './first-assignment.ts';
import { StaffAccounts } from './staff-accounts.ts';

@Module({
  providers: [FirstAssignment, StaffAccounts],
  exports: [FirstAssignment, StaffAccounts],
})
export class AssignmentModule {}
