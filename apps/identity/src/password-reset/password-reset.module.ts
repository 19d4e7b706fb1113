import { Global, Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { SignInLimitModule } from '../sign-in-limit/sign-in-limit.module.ts';
import { ResetMails } from './reset-mails.ts';

/**
 * Global, so that AuthModule can inject ResetMails without importing this module: `npm run staff` uses AuthModule, but
 * not this module, because it sends no mails.
 */
@Global()
@Module({
  imports: [AuditModule, SignInLimitModule],
  providers: [ResetMails],
  exports: [ResetMails],
})
export class PasswordResetModule {}
