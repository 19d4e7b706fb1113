import { type WebhookState } from '@estate/contracts/crm-sync/webhooks';
import { webhookEvents } from '@estate/domain/staff/webhook-events';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { type CallOptions, RequestPropstackApi } from '../propstack/propstack-api.ts';
import { isRecord } from '../unit/unit.ts';

/** The timeout of a call. Short, because staff wait for the result. */
const maxWaitMs = 10_000;

const options = (): CallOptions => ({
  purpose: 'register-webhook',
  signal: AbortSignal.timeout(maxWaitMs),
});

/**
 * The URL that the CRM calls for an event. The event's name is in the query, because it is undocumented whether the CRM
 * also sends it in the request body.
 */
const addressFor = (target: string, event: string) => `${target}?event=${event}`;

/** Reads and registers the webhooks at the CRM (propstack.md, Webhooks). Only V1 has webhooks. */
@Injectable()
export class WebhookRegistration {
  constructor(private readonly api: RequestPropstackApi) {}

  /** The events for which the webhook URL `target` is registered, or the error of the CRM as a German text. */
  async state(target: string): Promise<Pick<WebhookState, 'registered' | 'error'>> {
    try {
      return { registered: await this.eventsOf(target), error: null };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return { registered: null, error: error.problem.detail };
    }
  }

  /** Registers `target` for the events that are not registered yet. Rejects with `crm-refused` or `crm-unreachable`. */
  async register(target: string): Promise<void> {
    const registered = await this.eventsOf(target);
    for (const event of webhookEvents.filter((name) => !registered.includes(name))) {
      await this.api.post('v1', 'hooks', { target_url: addressFor(target, event), event }, options());
    }
  }

  private async eventsOf(target: string): Promise<string[]> {
    if (!this.api.hasKey('v1')) {
      throw new ProblemError('crm-refused', {
        detail: 'Webhooks gibt es nur in der API V1. Für sie ist kein Schlüssel hinterlegt.',
      });
    }
    const answer = await withTimeoutProblem(this.api.read('v1', 'hooks', {}, options()));
    const listed: unknown = isRecord(answer) ? answer['data'] : answer;
    if (!Array.isArray(listed)) throw new ProblemError('crm-unreadable');
    const hooks = listed.filter(isRecord).map(({ event, target_url }) => ({ event, target_url }));
    return webhookEvents.filter((event) =>
      hooks.some((hook) => hook.event === event && hook.target_url === addressFor(target, event)),
    );
  }
}

/** Converts the timeout of a request to `crm-unreachable`. */
async function withTimeoutProblem<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new ProblemError('crm-unreachable', { cause: error });
    throw error;
  }
}
