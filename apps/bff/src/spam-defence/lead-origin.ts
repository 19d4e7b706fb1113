import { randomUUID } from 'node:crypto';
import { LeadOrigin } from '@estate/contracts/leads/leads';
import { z } from 'zod';
import { type HttpCaller, shortenAddress } from '../routing/request-head.ts';
import { readInput } from '../routing/read-input.ts';
import { type Services } from '../services.ts';
import { type DefenceFields } from './spam-defence.ts';

/**
 * One key per submitted form, stored for 24 hours. A form without a key is stored too, but a repeat creates a second
 * lead.
 */
export const FormHeaders = z.object({
  'Idempotency-Key': LeadOrigin.shape.idempotency_key.optional(),
});

/** The sender's data besides the form. Throws `invalid-input` for an invalid Idempotency-Key. */
export async function leadOrigin(call: {
  body: DefenceFields;
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
