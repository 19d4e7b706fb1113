import { webhookPath } from '@estate/contracts/crm-sync/webhooks';
import { z } from 'zod';
import { maxSignatureLength } from '../crm-webhooks.ts';
import { route } from '../routing/route.ts';

const HookQuery = z.object({
  event: z
    .string()
    .regex(/^[a-z_]{1,60}$/, 'Dieses Ereignis gibt es nicht.')
    .optional(),
});

const HookHeaders = z.object({
  'x-propstack-signature': z
    .string()
    .max(maxSignatureLength)
    .optional()
    .describe('HMAC-SHA256 of the raw body in hex, with or without `sha256=`'),
});

/** Webhooks of the CRM. A webhook only triggers crm-sync, which fetches the objects itself. */
export const webhookRoutes = [
  route({
    method: 'post',
    path: webhookPath,
    summary: 'Webhook of the CRM: the named objects are read again; 404 unless a secret is configured',
    headers: HookHeaders,
    query: HookQuery,
    rawBody: 'application/json',
    response: z.object({ objects: z.int() }),
    status: 202,
    limit: 'hook',
    problems: ['not-found', 'wrong-signature'],
    answer: async ({ query, services, request, response }) => ({
      objects: await services.webhooks.receive(request, response, query.event),
    }),
  }),
];
