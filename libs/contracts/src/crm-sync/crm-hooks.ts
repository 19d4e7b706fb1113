import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
import { propertyId } from '../values.ts';

/** BullMQ queue between the BFF, which receives the CRM's webhooks, and crm-sync, which fetches the objects again. */
export const hookQueue = 'crm-hooks';

/** Public path of the webhook. The address that is registered at the CRM has the event in its query. */
export const hookPath = '/api/webhooks/propstack';

/** A job of the queue. Only the id of a webhook's body is trusted; the object itself is fetched from the CRM again. */
export const HookedObject = z.object({
  id: propertyId(),
  event: z.string().max(60).nullable(),
  received_at: z.iso.datetime(),
});
export type HookedObject = z.infer<typeof HookedObject>;

/** Several webhooks about one object within this time cause a single request to the CRM. */
const hookDelayMs = 5_000;

/**
 * The job for one webhook about one object. While a job of the same object waits, a further one is dropped. While such
 * a job runs, one more is queued, because the object may have changed after it was fetched.
 */
export const hookJob = (data: HookedObject) => ({
  name: 'refetch',
  data,
  opts: { delay: hookDelayMs, deduplication: { id: `object-${data.id}`, keepLastIfActive: true } },
});

/**
 * The outcome of a webhook for its object. With `removed`, `waiting` and `gone` the CRM no longer has the object: it
 * was removed from the website, its removal waits for the confirmation of office or admin, or it was never stored.
 */
export const HookOutcome = z.enum([
  'created',
  'updated',
  'unchanged',
  'outdated',
  'removed',
  'waiting',
  'gone',
  'failed',
]);
export type HookOutcome = z.infer<typeof HookOutcome>;

const target = z
  .url({ protocol: /^https?$/, error: 'Das ist keine Adresse.' })
  .max(500, 'Diese Adresse ist zu lang.');

/** The webhooks at the CRM and the last one that arrived. */
export const HookState = z.object({
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
      outcome: HookOutcome,
      /** German reason of a failure; null if the webhook was processed. */
      error: z.string().nullable(),
    })
    .nullable(),
});
export type HookState = z.infer<typeof HookState>;

/** Requests the webhooks for `target` from the CRM, which may take some seconds. */
export const GetHookState = defineRpc({
  message: 'crm-sync.getHookState',
  callers: ['bff'],
  safety: 'read',
  input: z.object({ target }),
  output: HookState,
  deadlineMs: 20_000,
});

/** Registers `target` for the missing events. Fails with `crm-refused` if the API key lacks the permission. */
export const RegisterHooks = defineRpc({
  message: 'crm-sync.registerHooks',
  callers: ['bff'],
  safety: 'once',
  input: z.object({ target }),
  output: HookState,
  deadlineMs: 20_000,
});
