import { GetHookState, type HookState, RegisterHooks } from '@estate/contracts/crm-sync/crm-hooks';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { HookRegistration } from './hook-registration.ts';
import { LastHookStore } from './last-hook.store.ts';

@Controller()
export class HooksController {
  constructor(
    private readonly registration: HookRegistration,
    private readonly last: LastHookStore,
  ) {}

  @RpcMethod(GetHookState)
  getHookState({ target }: { target: string }): Promise<HookState> {
    return this.state(target);
  }

  @RpcMethod(RegisterHooks)
  async registerHooks({ target }: { target: string }): Promise<HookState> {
    await this.registration.register(target);
    return this.state(target);
  }

  private async state(target: string): Promise<HookState> {
    const [state, last] = await Promise.all([this.registration.state(target), this.last.get()]);
    return { ...state, last };
  }
}
