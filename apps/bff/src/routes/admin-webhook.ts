import { GetHookState, HookState, RegisterHooks } from '@estate/contracts/crm-hooks';
import { z } from 'zod';
import { route } from '../routing/route.ts';
import { type Services } from '../services.ts';

/** `target` is the public address of the webhook; `has_secret` is false while it answers 404. */
const Webhook = HookState.extend({ target: z.string(), has_secret: z.boolean() });

const withTarget = ({ webhooks: { target, hasSecret } }: Services, state: HookState) => ({
  ...state,
  target,
  has_secret: hasSecret,
});

export const adminWebhookRoutes = [
  route({
    method: 'get',
    path: '/api/admin/sync/webhook',
    summary: 'Whether the CRM calls the webhook, and the last call; asks the CRM',
    response: Webhook,
    staff: 'admin',
    answer: async ({ services }) =>
      withTarget(services, await services.crmSync.call(GetHookState, { target: services.webhooks.target })),
  }),
  route({
    method: 'post',
    path: '/api/admin/sync/webhook',
    summary: 'Register the webhook at the CRM for the events that are missing',
    response: Webhook,
    staff: 'admin',
    problems: ['crm-refused', 'crm-unreachable'],
    audit: { after: (_context, answer?: HookState) => ({ events: answer?.registered }) },
    answer: async ({ services }) =>
      withTarget(services, await services.crmSync.call(RegisterHooks, { target: services.webhooks.target })),
  }),
];
