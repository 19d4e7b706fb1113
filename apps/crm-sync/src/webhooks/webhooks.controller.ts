import { GetWebhookState, type WebhookState, RegisterWebhooks } from '@estate/contracts/crm-sync/webhooks';
import { auditFacts } from '@estate/contracts/identity/audit-facts';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { WebhookRegistration } from './webhook-registration.ts';
import { LastWebhookStore } from './last-webhook.ts';

@Controller()
export class WebhooksController {
  constructor(
    private readonly registration: WebhookRegistration,
    private readonly last: LastWebhookStore,
  ) {}

  @RpcMethod(GetWebhookState)
  getWebhookState({ target }: { target: string }): Promise<WebhookState> {
    return this.state(target);
  }

  @RpcMethod(RegisterWebhooks)
  async registerWebhooks({ target }: { target: string }) {
    await this.registration.register(target);
    const state = await this.state(target);
    return { ...state, audit: auditFacts({ events: state.registered }) };
  }

  private async state(target: string): Promise<WebhookState> {
    const [state, last] = await Promise.all([this.registration.state(target), this.last.get()]);
    return { ...state, last };
  }
}
