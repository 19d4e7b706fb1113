import * as account from '@estate/contracts/identity/account';
import * as audit from '@estate/contracts/identity/audit';
import { CallAuth } from '@estate/contracts/identity/auth-calls';
import { EraseInIdentity } from '@estate/contracts/hashed-address';
import * as sessions from '@estate/contracts/identity/sign-in';
import * as staff from '@estate/contracts/identity/staff';
import { RpcClientModule } from '@estate/rpc/rpc-client.module';
import { RpcServerModule } from '@estate/rpc/rpc-server.module';
import { type Clock } from '@estate/server-kit/process/clock';
import { MongoModule } from '@estate/server-kit/stores/mongo.module';
import { ServiceModule } from '@estate/server-kit/process/service.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { AuditModule } from './audit/audit.module.ts';
import { AuthCallsModule } from './auth-calls/auth-calls.module.ts';
import { type IdentityEnv } from './env.ts';
import { InvitationsModule } from './invitations/invitations.module.ts';
import { LeadsClient } from './leads-client.ts';
import { models } from './models.ts';
import { PasswordResetModule } from './password-reset/password-reset.module.ts';
import { StaffModule } from './staff/staff.module.ts';

@Module({})
export class IdentityModule {
  /** `clock` is passed by tests that set the time. */
  static forRoot(env: IdentityEnv, clock?: Clock): DynamicModule {
    return {
      module: IdentityModule,
      imports: [
        ServiceModule.forRoot('identity', env, clock),
        MongoModule.forRoot(env),
        models,
        RpcServerModule.forRoot({ ...account, ...audit, ...sessions, ...staff, CallAuth, EraseInIdentity }),
        RpcClientModule.forRoot(LeadsClient, 'leads', env.LEADS_URL),
        PasswordResetModule,
        AuthCallsModule,
        StaffModule,
        InvitationsModule,
        AuditModule,
      ],
    };
  }
}
