import { ListAudit, RecordAudit } from '@estate/contracts/identity/audit';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { AuditLog } from './audit-log.ts';
import { AuditSearch } from './audit-search.ts';

@Controller()
export class AuditController {
  constructor(
    private readonly log: AuditLog,
    private readonly search: AuditSearch,
  ) {}

  @RpcMethod(RecordAudit)
  async recordAudit(record: z.output<typeof RecordAudit.input>): Promise<{ id: string }> {
    return { id: await this.log.record(record) };
  }

  @RpcMethod(ListAudit)
  listAudit(query: z.output<typeof ListAudit.input>) {
    return this.search.page(query);
  }
}
