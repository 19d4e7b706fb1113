import { ExportAudit, ListAudit, RecordAudit } from '@estate/contracts/identity/audit';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { auditCsv } from './audit-csv.ts';
import { AuditLog } from './audit-log.ts';
import { AuditSearch } from './audit-search.ts';

/** The number of entries in a page of the CSV file. */
const exportedPage = 200;

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

  @RpcMethod(ExportAudit)
  async exportAudit(query: z.output<typeof ExportAudit.input>) {
    const { items, next } = await this.search.page({ ...query, limit: exportedPage });
    const text = auditCsv(items, { isFirst: query.cursor === undefined });
    return { text, next, audit: null };
  }
}
