import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { InvitationsController } from './invitations.controller.ts';
import { Invitations } from './invitations.ts';

/** Creates accounts by invitation. Not loaded by `npm run staff`, which sends no mails. */
@Module({
  imports: [AuthModule, AuditModule, StaffModule],
  controllers: [InvitationsController],
  providers: [Invitations],
})
export class InvitationsModule {}
