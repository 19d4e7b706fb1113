import { Global, Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { SignInLimitModule } from '../sign-in-limit/sign-in-limit.module.ts';
import { ResetMails } from './reset-mails.ts';

/**
 * Global, because AuthModule injects ResetMails only if present: `npm run staff` runs without this module and sends no
 * mails.
 */
@Global()
@Module({
  imports: [AuditModule, SignInLimitModule],
  providers: [ResetMails],
  exports: [ResetMails],
})
export class PasswordResetModule {}
