import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { SignInLimitModule } from '../sign-in-limit/sign-in-limit.module.ts';
import { AccountController } from './account.controller.ts';
import { activeAdminsModel, AdminGuard } from './admin-guard.ts';
import { Credentials } from './credentials.ts';
import { Roles } from './roles.ts';
import { SessionController } from './session.controller.ts';
import { StaffAccounts } from './staff-accounts.ts';
import { StaffDirectory } from './staff-directory.ts';
import { Settings, staffSettingsModel } from './staff-settings.ts';
import { StaffController } from './staff.controller.ts';
import { userRoleModel } from './user-role.schema.ts';

@Module({
  imports: [
    AuditModule,
    AuthModule,
    SignInLimitModule,
    MongooseModule.forFeature([userRoleModel, activeAdminsModel, staffSettingsModel]),
  ],
  controllers: [AccountController, SessionController, StaffController],
  providers: [AdminGuard, Credentials, Roles, Settings, StaffAccounts, StaffDirectory],
  exports: [Credentials, Roles, StaffDirectory],
})
export class StaffModule {}
