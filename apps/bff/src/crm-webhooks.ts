import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import {
  webhookIds,
  webhookJob,
  webhookPath,
  webhookQueue,
  type WebhookObject,
} from '@estate/contracts/crm-sync/webhooks';
import { type Log } from '@estate/server-kit/observability/log';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { createQueue } from '@estate/server-kit/stores/queue';
import express, { type Request, type Response } from 'express';
import { parseBody } from './routing/read-input.ts';

/** Length of the longest signature: `sha256=` and 64 hex digits. */
export const maxSignatureLength = 71;

const pattern = /^(?:sha256=)?([0-9a-f]{64})$/i;

/** The digest that the header names, a HMAC-SHA256 in hex with or without `sha256=` (propstack.md, Webhooks). */
function digestOf(request: Request): Buffer {
  const hex = pattern.exec(request.get('x-propstack-signature') ?? '')?.[1];
  if (hex === undefined) throw new ProblemError('wrong-signature');
  return Buffer.from(hex, 'hex');
}

/** Compares in constant time, so that the duration reveals nothing about the digest. */
const isSigned = (body: Buffer, digest: Buffer, secret: string): boolean =>
  timingSafeEqual(digest, createHmac('sha256', secret).update(body).digest());

/** Maximum size of a webhook's body in bytes. One expanded object has about 30 KB. */
const maxHookBytes = 1024 * 1024;
/** Maximum of waiting jobs, more than an agency has objects. The queue fills up only while crm-sync is down. */
const maxWaiting = 50_000;

const jobOptions = {
  attempts: 6,
  backoff: { type: 'exponential', delay: 5_000, jitter: 0.5 },
  removeOnComplete: { age: 3_600, count: 1_000 },
  removeOnFail: { age: 7 * 24 * 3_600, count: 1_000 },
};

const raw = express.raw({ limit: maxHookBytes, type: () => true, inflate: false });

/** Webhooks of the CRM: checks the signature and queues the objects that crm-sync has to fetch again. */
export class CrmWebhooks {
  private readonly queue: ReturnType<typeof createQueue<WebhookObject>>;

  /** Without a secret every webhook is answered with 404. */
  constructor(
    private readonly settings: { secret: string | undefined; publicUrl: string; redisUrl: string; log: Log },
  ) {
    this.queue = createQueue<WebhookObject>(webhookQueue, {
      url: settings.redisUrl,
      log: settings.log,
      jobOptions,
    });
  }

  /** The address to register at the CRM. */
  get target(): string {
    return new URL(webhookPath, this.settings.publicUrl).href;
  }

  get hasSecret(): boolean {
    return this.settings.secret !== undefined;
  }

  /**
   * Returns how many objects the webhook names, which are queued once per body and minute; 0 for an event about
   * something else than properties. Throws `not-found` without a secret, `too-large`, `wrong-signature`,
   * `invalid-json`, `busy` if the queue is full, and `unavailable` while Redis is down.
   */
  async receive(request: Request, response: Response, event: string | undefined): Promise<number> {
    const { secret } = this.settings;
    if (secret === undefined) throw new ProblemError('not-found');
    const digest = digestOf(request);
    const body = await rawBody(request, response);
    if (!isSigned(body, digest, secret)) throw new ProblemError('wrong-signature');
    const ids = webhookIds(parseJson(body));
    if (ids.length === 0 || (event !== undefined && !event.startsWith('property_'))) return 0;
    await this.checkRoom();
    const received_at = new Date(Date.now()).toISOString();
    // BullMQ drops a job with an id that it knows, so that a repeated request causes no further work in its minute.
    const taken = `${createHash('sha256').update(body).digest('hex')}-${received_at.slice(0, 16).replace(':', '-')}`;
    await this.queue.addBulk(
      ids.map((id) => {
        const { opts, ...job } = webhookJob({ id, event: event ?? null, received_at });
        return { ...job, opts: { ...opts, jobId: `${taken}-${id}` } };
      }),
    );
    return ids.length;
  }

  close(): Promise<void> {
    return this.queue.close();
  }

  private async checkRoom(): Promise<void> {
    const { waiting = 0, delayed = 0 } = await this.queue.getJobCounts('waiting', 'delayed');
    if (waiting + delayed >= maxWaiting) throw new ProblemError('busy');
  }
}

async function rawBody(request: Request, response: Response): Promise<Buffer> {
  await parseBody(raw, maxHookBytes, request, response);
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    throw new ProblemError('invalid-json');
  }
}
