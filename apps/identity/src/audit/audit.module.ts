import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { auditEntryModel } from './audit-entry.schema.ts';
import { AuditController } from './audit.controller.ts';
import { FailedSignIns } from './failed-sign-ins.ts';

@Module({
  imports: [MongooseModule.forFeature([auditEntryModel])],
  controllers: [AuditController],
  providers: [FailedSignIns],
  exports: [FailedSignIns],
})
export class AuditModule {}
