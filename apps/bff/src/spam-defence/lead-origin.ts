import { randomUUID } from 'node:crypto';
import { LeadOrigin } from '@estate/contracts/leads/leads';
import { z } from 'zod';
import { type HttpCaller } from '../routing/request-head.ts';
import { shortenAddress } from '../routing/request-head.ts';
import { readInput } from '../routing/read-input.ts';
import { type Services } from '../services.ts';
import { type Defended } from './spam-defence.ts';

/**
 * One key per submitted form, stored for 24 hours. A form without a key is stored too, but a repeat creates a second
 * lead.
 */
export const FormHeaders = z.object({
  'Idempotency-Key': LeadOrigin.shape.idempotency_key.optional(),
});

/** The lead itself, without the fields of the spam defence. */
export function withoutDefence<Form extends Defended>(form: Form): Omit<Form, keyof Defended> {
  const lead = { ...form };
  delete lead.altcha;
  delete lead.filledInMs;
  return lead;
}

/** The sender's data besides the form. Throws `invalid-input` for an invalid Idempotency-Key. */
export async function leadOrigin(call: {
  body: Defended;
  caller: HttpCaller;
  services: Services;
}): Promise<LeadOrigin> {
  const { 'Idempotency-Key': key = randomUUID() } = readInput(FormHeaders, {
    'Idempotency-Key': call.caller.idempotencyKey,
  });
  return {
    idempotency_key: key,
    client_ip: shortenAddress(call.caller.client),
    suspicion: await call.services.defence.suspicionOf(call.body, key),
  };
}
