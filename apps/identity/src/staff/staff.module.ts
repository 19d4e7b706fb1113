import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { SignInLimitModule } from '../sign-in-limit/sign-in-limit.module.ts';
import { AccountController } from './account.controller.ts';
import { AdminGuard } from './admin-guard.ts';
import { Credentials } from './credentials.ts';
import { Roles } from './roles.ts';
import { SessionController } from './session.controller.ts';
import { StaffAccounts } from './staff-accounts.ts';
import { StaffDirectory } from './staff-directory.ts';
import { StaffSettingsStore } from './staff-settings.ts';
import { StaffController } from './staff.controller.ts';

@Module({
  imports: [AuditModule, AuthModule, SignInLimitModule],
  controllers: [AccountController, SessionController, StaffController],
  providers: [AdminGuard, Credentials, Roles, StaffSettingsStore, StaffAccounts, StaffDirectory],
  exports: [Credentials, Roles, StaffDirectory],
})
export class StaffModule {}
