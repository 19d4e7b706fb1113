import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { TwoFactorKeys } from '../auth/two-factor-keys.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { SignInLimitModule } from '../sign-in-limit/sign-in-limit.module.ts';
import { AuthCalls } from './auth-calls.ts';
import { AuthController } from './auth.controller.ts';
import { FailureRecord } from './failure-record.ts';
import { PasswordAttempts } from './password-attempts.ts';
import { PasswordConfirmationController } from './password-confirmation.controller.ts';
import { PasswordResetCalls } from './password-reset-calls.ts';
import { TwoFactorCalls } from './two-factor-calls.ts';

@Module({
  imports: [AuthModule, AuditModule, SignInLimitModule, StaffModule],
  controllers: [AuthController, PasswordConfirmationController],
  providers: [AuthCalls, FailureRecord, PasswordAttempts, PasswordResetCalls, TwoFactorCalls, TwoFactorKeys],
})
export class AuthCallsModule {}
