import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { AuditModule } from '../audit/audit.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { TwoFactorKeys } from '../auth/two-factor-keys.ts';
import { SignInLimitModule } from '../sign-in-limit/sign-in-limit.module.ts';
import { AuthCalls } from './auth-calls.ts';
import { AuthController } from './auth.controller.ts';
import { FailureRecord } from './failure-record.ts';
import { PasswordCheck } from './password-check.ts';
import { RefusalFilter } from './refusal.filter.ts';
import { TwoFactorCalls } from './two-factor-calls.ts';

@Module({
  imports: [AuthModule, AuditModule, SignInLimitModule],
  controllers: [AuthController],
  providers: [
    AuthCalls,
    FailureRecord,
    PasswordCheck,
    TwoFactorCalls,
    TwoFactorKeys,
    { provide: APP_FILTER, useClass: RefusalFilter },
  ],
})
export class AuthHttpModule {}
