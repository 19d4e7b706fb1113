import { WebhookObject, type WebhookOutcome } from '@estate/contracts/crm-sync/webhooks';
import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { UnrecoverableError } from 'bullmq';
import { PropertyImport } from '../imports/property-import.ts';
import { JobPropstackApi, KeyRefusal } from '../propstack/propstack-api.ts';
import { PropstackReader } from '../propstack/propstack-reader.ts';
import { WebhookRemoval } from '../removal/webhook-removal.ts';
import { readGoneObject } from '../removal/gone-object.ts';
import { LastWebhookStore } from './last-webhook.ts';

const finalCodes = new Set(['crm-refused', 'crm-unreadable', 'invalid-input']);

/**
 * Imports the object of a webhook, like an import of one property by staff. If the CRM does not return the object, it
 * is requested a second time. If it is deleted or archived, it is removed from the website, or added to the list that
 * staff have to confirm (as after a full sync).
 */
@Injectable()
export class WebhookRefetch {
  constructor(
    private readonly api: JobPropstackApi,
    private readonly imports: PropertyImport,
    private readonly removal: WebhookRemoval,
    private readonly last: LastWebhookStore,
    @InjectLog() private readonly log: Log,
  ) {}

  /**
   * Imports the object and stores the outcome. Rejects with the signal's reason if it is aborted, with an
   * UnrecoverableError if a retry cannot succeed, with a KeyRefusal if the CRM refuses the API key, and with an Error
   * if a retry may succeed.
   */
  async run(data: unknown, signal: AbortSignal): Promise<WebhookOutcome> {
    const { data: hooked } = WebhookObject.safeParse(data);
    if (!hooked) throw new UnrecoverableError('not an object of a webhook');
    try {
      const outcome = await this.import(hooked, signal);
      await this.last.store(hooked, outcome);
      return outcome;
    } catch (error) {
      signal.throwIfAborted();
      const problem = error instanceof ProblemError ? error.problem : undefined;
      const detail = problem?.detail ?? 'Es gab einen technischen Fehler.';
      this.log.warn({ err: error, property_id: hooked.id }, 'object of a webhook not imported');
      await this.last.store(hooked, 'failed', detail);
      if (error instanceof KeyRefusal) throw error;
      throw problem && finalCodes.has(problem.code) ? new UnrecoverableError(detail) : new Error(detail);
    }
  }

  private async import({ id }: WebhookObject, signal: AbortSignal): Promise<WebhookOutcome> {
    const reader = new PropstackReader(this.api, 'webhook', signal);
    try {
      const { property, stored } = await this.imports.one(reader, id, true);
      if ('error' in stored) throw new ProblemError('invalid-input', { detail: stored.error });
      return property.removed_because && stored.outcome === 'updated' ? 'removed' : stored.outcome;
    } catch (error) {
      if (!(error instanceof ProblemError) || error.problem.code !== 'not-found') throw error;
    }
    const gone = await readGoneObject(reader, id);
    return gone ? this.removal.remove(gone) : 'gone';
  }
}
