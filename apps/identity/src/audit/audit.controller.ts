import { RecordAudit } from '@estate/contracts/identity';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { auditEntryModel, type AuditEntryModel } from './audit-entry.schema.ts';

@Controller()
export class AuditController {
  constructor(@InjectModel(auditEntryModel.name) private readonly entries: AuditEntryModel) {}

  @RpcMethod(RecordAudit)
  async recordAudit({
    user_id,
    action,
    target,
    details = {},
  }: z.output<typeof RecordAudit.input>): Promise<{ id: string }> {
    const { _id } = await this.entries.create({ user_id, action, target, details });
    return { id: String(_id) };
  }
}
