import { RecordAudit } from '@estate/contracts/identity';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller, Inject } from '@nestjs/common';
import { type Connection, type Model } from 'mongoose';
import { type z } from 'zod';
import { CONNECTION } from '../tokens.ts';
import { type AuditEntry, auditEntrySchema } from './audit-entry.schema.ts';

@Controller()
export class AuditController {
  private readonly entries: Model<AuditEntry>;

  constructor(@Inject(CONNECTION) connection: Connection) {
    this.entries = connection.model<AuditEntry>('AuditEntry', auditEntrySchema);
  }

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
