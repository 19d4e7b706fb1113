import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { invitationModel } from './invitation.schema.ts';
import { InvitationsController } from './invitations.controller.ts';
import { Invitations } from './invitations.ts';

/** Accounts by invitation. `npm run staff` works without it, because it sends no mails. */
@Module({
  imports: [AuthModule, AuditModule, StaffModule, MongooseModule.forFeature([invitationModel])],
  controllers: [InvitationsController],
  providers: [Invitations],
})
export class InvitationsModule {}
