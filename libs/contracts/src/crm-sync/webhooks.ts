import { z } from 'zod';
import { AuditFacts } from '../identity/audit-facts.ts';
import { defineRpc } from '../rpc.ts';
import { propertyId } from '../values.ts';

/** BullMQ queue between the BFF, which receives the CRM's webhooks, and crm-sync, which fetches the objects again. */
export const webhookQueue = 'crm-webhooks';

/** Public path of the webhook. The address that is registered at the CRM has the event in its query. */
export const webhookPath = '/api/webhooks/propstack';

/** A webhook names one object. Lists are accepted too, in case the CRM batches them. */
const maxIds = 100;

const NamedObject = z.object({
  id: z
    .union([
      z.int(),
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    ])
    .pipe(propertyId()),
});
const Wrapper = z.record(z.string(), z.unknown()).catch({});

/**
 * The distinct object ids in a webhook's JSON body, at most 100. The documentation shows the bare record (propstack.md,
 * Webhooks); wrappers and lists are read too. The rest of the body is not used.
 */
export function webhookIds(body: unknown): number[] {
  const { data, property, unit } = Wrapper.parse(body);
  const list = [body, data].find(Array.isArray)?.slice(0, maxIds) as unknown[] | undefined;
  const records = list ?? [body, data, property, unit];
  return [...new Set(records.flatMap((record) => NamedObject.safeParse(record).data?.id ?? []))];
}

/** A job of the queue. Only the id of a webhook's body is trusted; the object itself is fetched from the CRM again. */
export const WebhookObject = z.object({
  id: propertyId(),
  event: z.string().max(60).nullable(),
  received_at: z.iso.datetime(),
});
export type WebhookObject = z.infer<typeof WebhookObject>;

/** Several webhooks about one object within this time cause a single request to the CRM. */
const webhookDelayMs = 5_000;

/**
 * The job for one webhook about one object. While a job of the same object waits, a further one is dropped. While such
 * a job runs, one more is queued, because the object may have changed after it was fetched.
 */
export const webhookJob = (data: WebhookObject) => ({
  name: 'refetch',
  data,
  opts: { delay: webhookDelayMs, deduplication: { id: `object-${data.id}`, keepLastIfActive: true } },
});

/**
 * The outcome of a webhook for its object. With `removed`, `waiting` and `gone` the CRM no longer has the object: it
 * was removed from the website, its removal waits for the confirmation of office or admin, or it was never stored.
 */
export const WebhookOutcome = z.enum([
  'created',
  'updated',
  'unchanged',
  'outdated',
  'removed',
  'waiting',
  'gone',
  'failed',
]);
export type WebhookOutcome = z.infer<typeof WebhookOutcome>;

const target = z
  .url({ protocol: /^https?$/, error: 'Das ist keine Adresse.' })
  .max(500, 'Diese Adresse ist zu lang.');

/** The webhooks at the CRM and the last one that arrived. */
export const WebhookState = z.object({
  /**
   * The events for which the CRM calls `target`; null if the request to the CRM failed, with the German reason in
   * `error`.
   */
  registered: z.array(z.string()).nullable(),
  error: z.string().nullable(),
  last: z
    .object({
      received_at: z.iso.datetime(),
      event: z.string().nullable(),
      property_id: z.int(),
      outcome: WebhookOutcome,
      /** German reason of a failure; null if the webhook was processed. */
      error: z.string().nullable(),
    })
    .nullable(),
});
export type WebhookState = z.infer<typeof WebhookState>;

/** Requests the webhooks for `target` from the CRM, which may take some seconds. */
export const GetWebhookState = defineRpc({
  message: 'crm-sync.getWebhookState',
  callers: ['bff'],
  safety: 'read',
  input: z.object({ target }),
  output: WebhookState,
  deadlineMs: 20_000,
});

/** Registers `target` for the missing events. Fails with `crm-refused` if the API key lacks the permission. */
export const RegisterWebhooks = defineRpc({
  message: 'crm-sync.registerWebhooks',
  callers: ['bff'],
  safety: 'once',
  input: z.object({ target }),
  output: WebhookState.extend({ audit: AuditFacts }),
  deadlineMs: 20_000,
});
