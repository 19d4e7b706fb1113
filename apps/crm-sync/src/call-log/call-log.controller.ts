import { DeletePropstackLogs, ListPropstackLogs } from '@estate/contracts/crm-sync';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { CallLog } from './call-log.ts';

@Controller()
export class CallLogController {
  constructor(private readonly calls: CallLog) {}

  @RpcMethod(ListPropstackLogs)
  async listPropstackLogs(query: z.output<typeof ListPropstackLogs.input>) {
    return { items: await this.calls.list(query) };
  }

  @RpcMethod(DeletePropstackLogs)
  async deletePropstackLogs() {
    return { deleted: await this.calls.deleteAll() };
  }
}
