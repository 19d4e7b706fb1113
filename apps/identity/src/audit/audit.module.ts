import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { AuditLog, AuditRetention } from './audit-log.ts';
import { AuditSearch } from './audit-search.ts';
import { AuditController } from './audit.controller.ts';
import { ErasureController } from './erasure.controller.ts';
import { FailedSignIns } from './failed-sign-ins.ts';

@Module({
  imports: [AuthModule],
  controllers: [AuditController, ErasureController],
  providers: [AuditLog, AuditRetention, AuditSearch, FailedSignIns],
  exports: [AuditLog, FailedSignIns],
})
export class AuditModule {}
