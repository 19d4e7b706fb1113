import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { auditEntryModel } from './audit/audit-entry.schema.ts';
import { authModels } from './auth/auth-models.ts';
import { invitationModel } from './invitations/invitation.schema.ts';
import { knownNetworkModel } from './sign-in-limit/known-networks.ts';
import { signInAttemptModel } from './sign-in-limit/sign-in-attempt.schema.ts';
import { activeAdminsModel } from './staff/admin-guard.ts';
import { staffSettingsModel } from './staff/staff-settings.ts';
import { userRoleModel } from './staff/user-role.schema.ts';

/**
 * All models and migrations of the service. The migration job loads only this module; the service waits for the job.
 */
@Module({
  imports: [
    MongooseModule.forFeature([
      ...authModels,
      auditEntryModel,
      invitationModel,
      knownNetworkModel,
      signInAttemptModel,
      activeAdminsModel,
      staffSettingsModel,
      userRoleModel,
    ]),
  ],
})
export class MigrationModule {}
