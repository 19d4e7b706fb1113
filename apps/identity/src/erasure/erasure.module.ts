import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { auditEntryModel } from '../audit/audit-entry.schema.ts';
import { ErasureController } from './erasure.controller.ts';

/** The erasure of a person from the audit log. */
@Module({
  imports: [MongooseModule.forFeature([auditEntryModel])],
  controllers: [ErasureController],
})
export class ErasureModule {}
