import { type DynamicModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { auditEntryModel } from './audit/audit-entry.schema.ts';
import { authModels } from './auth/auth-models.ts';
import { invitationModel } from './invitations/invitations.ts';
import { knownNetworkModel } from './sign-in-limit/known-networks.ts';
import { signInAttemptModel } from './sign-in-limit/sign-in-attempt.schema.ts';
import { activeAdminsModel } from './staff/admin-guard.ts';
import { staffSettingsModel } from './staff/staff-settings.ts';
import { userRoleModel } from './staff/user-role.schema.ts';

/** All models of the service, for every module and for the job that migrates the store. */
export const models: DynamicModule = {
  ...MongooseModule.forFeature([
    ...authModels,
    auditEntryModel,
    invitationModel,
    knownNetworkModel,
    signInAttemptModel,
    activeAdminsModel,
    staffSettingsModel,
    userRoleModel,
  ]),
  global: true,
};
