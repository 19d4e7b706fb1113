import { MongoModule } from '@estate/server-kit/mongo.module';
import { ServiceModule } from '@estate/server-kit/service.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { type MigrationEnv } from './env.ts';
import { auditEntryModel } from './audit/audit-entry.schema.ts';
import { authModels } from './auth/auth-models.ts';
import { invitationModel } from './invitations/invitation.schema.ts';
import { knownNetworkModel } from './sign-in-limit/known-network.schema.ts';
import { signInAttemptModel } from './sign-in-limit/sign-in-attempt.schema.ts';
import { activeAdminsModel } from './staff/active-admins.schema.ts';
import { userRoleModel } from './staff/user-role.schema.ts';

/** Identity's models, for the job. A service whose model is missing here never becomes ready in production. */
@Module({})
export class MigrationModule {
  static forRoot(env: MigrationEnv): DynamicModule {
    return {
      module: MigrationModule,
      imports: [
        ServiceModule.forRoot('identity', env),
        MongoModule.forRoot(env),
        MongooseModule.forFeature([
          ...authModels,
          auditEntryModel,
          invitationModel,
          knownNetworkModel,
          signInAttemptModel,
          activeAdminsModel,
          userRoleModel,
        ]),
      ],
    };
  }
}
