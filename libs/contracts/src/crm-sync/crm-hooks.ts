import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
import { propertyId } from '../values.ts';

/** BullMQ queue between the BFF, which receives webhooks of the CRM, and crm-sync, which reads the objects again. */
export const hookQueue = 'crm-hooks';

/** The public path of the webhook; the address registered at the CRM names the event in its query. */
export const hookPath = '/api/webhooks/propstack';

/** A job of the queue. Only the id of a webhook's body is trusted; the object is read from the CRM again. */
export const HookedObject = z.object({
  id: propertyId(),
  event: z.string().max(60).nullable(),
  received_at: z.iso.datetime(),
});
export type HookedObject = z.infer<typeof HookedObject>;

/** Webhooks of one object within this time cause one reading. */
const hookDelayMs = 5_000;

/**
 * The job for one webhook about one object. While a job of the object waits, another one is dropped; while it runs, one
 * more follows it, because the object may have changed after it was read.
 */
export const hookJob = (data: HookedObject) => ({
  name: 'refetch',
  data,
  opts: { delay: hookDelayMs, deduplication: { id: `object-${data.id}`, keepLastIfActive: true } },
});

/**
 * The outcome of a webhook for its object. `removed`, `waiting` and `gone`: the CRM no longer has the object, and it was
 * removed from the website, waits for a person's decision, or was never stored.
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
  /** The events for which the CRM calls `target`; null if the CRM did not say, then `error` says why in German. */
  registered: z.array(z.string()).nullable(),
  error: z.string().nullable(),
  last: z
    .object({
      received_at: z.iso.datetime(),
      event: z.string().nullable(),
      property_id: z.int(),
      outcome: HookOutcome,
      /** German; null unless it failed. */
      error: z.string().nullable(),
    })
    .nullable(),
});
export type HookState = z.infer<typeof HookState>;

/** Asks the CRM which webhooks call `target`, so it may take some seconds. */
export const GetHookState = defineRpc({
  message: 'crm-sync.getHookState',
  callers: ['bff'],
  safety: 'read',
  input: z.object({ target }),
  output: HookState,
  deadlineMs: 20_000,
});

/** Registers `target` for the events that are missing; `crm-refused` if the key has no right for it. */
export const RegisterHooks = defineRpc({
  message: 'crm-sync.registerHooks',
  callers: ['bff'],
  safety: 'once',
  input: z.object({ target }),
  output: HookState,
  deadlineMs: 20_000,
});
