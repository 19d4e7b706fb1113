import { StoreCrmExpose } from '@estate/contracts/crm-sync/crm-exposes';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { CrmExposes } from './crm-exposes.ts';

@Controller()
export class CrmExposesController {
  constructor(private readonly exposes: CrmExposes) {}

  @RpcMethod(StoreCrmExpose)
  storeCrmExpose({ id }: z.output<typeof StoreCrmExpose.input>) {
    return this.exposes.store(id);
  }
}
