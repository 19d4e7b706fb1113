import { DeletePropstackLogs, ListPropstackLogs } from '@estate/contracts/crm-sync';
import { Answers } from '@estate/server-kit/rpc-server';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { CallLog } from './call-log.ts';

@Controller()
export class CallLogController {
  constructor(private readonly calls: CallLog) {}

  @Answers(ListPropstackLogs)
  async logs(query: z.output<typeof ListPropstackLogs.input>) {
    return { items: await this.calls.list(query) };
  }

  @Answers(DeletePropstackLogs)
  async deleteLogs() {
    return { deleted: await this.calls.deleteAll() };
  }
}
