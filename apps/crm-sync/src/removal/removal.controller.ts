import { DismissRemoval, GetRemoval } from '@estate/contracts/crm-sync/crm-removal';
import { auditFacts } from '@estate/contracts/identity/audit-facts';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { PendingRemovals } from './pending-removals.ts';

@Controller()
export class RemovalController {
  constructor(private readonly pending: PendingRemovals) {}

  @RpcMethod(GetRemoval)
  async getRemoval() {
    return { removal: await this.pending.current() };
  }

  @RpcMethod(DismissRemoval)
  async dismissRemoval({ id }: z.output<typeof DismissRemoval.input>) {
    const unchanged = await this.pending.dismiss(id);
    return { unchanged, audit: auditFacts({ unchanged }) };
  }
}
