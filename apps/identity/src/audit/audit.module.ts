import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../auth/auth.module.ts';
import { auditEntryModel } from './audit-entry.schema.ts';
import { AuditLog, AuditRetention } from './audit-log.ts';
import { AuditSearch } from './audit-search.ts';
import { AuditController } from './audit.controller.ts';
import { FailedSignIns } from './failed-sign-ins.ts';

@Module({
  imports: [AuthModule, MongooseModule.forFeature([auditEntryModel])],
  controllers: [AuditController],
  providers: [AuditLog, AuditRetention, AuditSearch, FailedSignIns],
  exports: [AuditLog, FailedSignIns],
})
export class AuditModule {}
