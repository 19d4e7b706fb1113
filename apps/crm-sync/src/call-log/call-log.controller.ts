import { DeletePropstackLogs, GetPropstackLog, ListPropstackLogs } from '@estate/contracts/crm-sync/call-log';
import { auditFacts } from '@estate/contracts/identity/audit-facts';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { CallLog } from './call-log.ts';
import { CallSearch } from './call-search.ts';

@Controller()
export class CallLogController {
  constructor(
    private readonly calls: CallLog,
    private readonly search: CallSearch,
  ) {}

  @RpcMethod(ListPropstackLogs)
  listPropstackLogs(query: z.output<typeof ListPropstackLogs.input>) {
    return this.search.list(query);
  }

  @RpcMethod(GetPropstackLog)
  getPropstackLog({ id }: z.output<typeof GetPropstackLog.input>) {
    return this.search.get(id);
  }

  @RpcMethod(DeletePropstackLogs)
  async deletePropstackLogs() {
    const deleted = await this.calls.deleteAll();
    return { deleted, audit: auditFacts({ deleted }) };
  }
}
