import { GetWebhookState, WebhookState, RegisterWebhooks } from '@estate/contracts/crm-sync/webhooks';
import { DismissRemoval, GetRemoval } from '@estate/contracts/crm-sync/crm-removal';
import {
  GetNoticeSettings,
  ListIncidents,
  NoticeSettings,
  SetNoticeSettings,
} from '@estate/contracts/crm-sync/incidents';
import { JobId } from '@estate/contracts/jobs';
import { GetCrmQueues, GetLeadQueues, StaffQueues } from '@estate/contracts/queues';
import {
  ChangedSyncSettings,
  GetSyncSettings,
  SetSyncSettings,
} from '@estate/contracts/crm-sync/sync-settings';
import { z } from 'zod';
import { forward } from '../routing/forward.ts';
import { route } from '../routing/route.ts';
import { type Services } from '../services.ts';

const RemovalPath = z.object({ id: JobId });

/**
 * `target` is the public address of the webhook; `has_secret` is false while no secret is configured and the webhook
 * returns 404.
 */
const Webhook = WebhookState.extend({ target: z.string(), has_secret: z.boolean() });

const withTarget = <State extends WebhookState>(
  { webhooks: { target, hasSecret } }: Services,
  state: State,
) => ({
  ...state,
  target,
  has_secret: hasSecret,
});

/** Resolves to null if the service fails, so that the items of the other service are still sent. */
const itemsOrNull = <Item>(answer: Promise<{ items: Item[] }>): Promise<Item[] | null> =>
  answer.then(
    ({ items }) => items,
    () => null,
  );

/**
 * The synchronisation: its schedules, objects that vanished from the CRM and need confirmation by `POST
 * /api/admin/jobs` with `remove-vanished`, the webhook, incidents with their recipients, and how full the queues are.
 */
export const adminSyncRoutes = [
  forward({
    method: 'get',
    path: '/api/admin/sync/settings',
    summary: 'The schedules of the synchronisation and their next runs, in Europe/Berlin',
    staff: 'sync',
    rpc: GetSyncSettings,
  }),
  forward({
    method: 'put',
    path: '/api/admin/sync/settings',
    summary: 'Change the schedules; 409 if somebody else changed them since `version` was read',
    body: ChangedSyncSettings,
    staff: 'administer',
    problems: ['outdated-record'],
    refusalFields: ['api_version', 'drawbacks_field', 'sold_price_field'],
    rpc: SetSyncSettings,
  }),
  forward({
    method: 'get',
    path: '/api/admin/sync/removal',
    summary: 'Objects that the CRM lists no longer, too many to be removed without a word; null if none wait',
    staff: 'sync',
    rpc: GetRemoval,
  }),
  forward({
    method: 'post',
    path: '/api/admin/sync/removal/{id}/dismiss',
    summary: 'Leave these objects as they are; 409 if the list does not wait any more',
    params: RemovalPath,
    staff: 'sync',
    problems: ['outdated-record'],
    rpc: DismissRemoval,
  }),
  route({
    method: 'get',
    path: '/api/admin/sync/webhook',
    summary: 'Whether the CRM calls the webhook, and the last call; asks the CRM',
    response: Webhook,
    staff: 'sync',
    answer: async ({ services }) =>
      withTarget(
        services,
        await services.crmSync.call(GetWebhookState, { target: services.webhooks.target }),
      ),
  }),
  route({
    method: 'post',
    path: '/api/admin/sync/webhook',
    summary: 'Register the webhook at the CRM for the events that are missing',
    response: Webhook,
    staff: 'administer',
    problems: ['crm-refused', 'crm-unreachable'],
    answer: async ({ services }) =>
      withTarget(
        services,
        await services.crmSync.call(RegisterWebhooks, { target: services.webhooks.target }),
      ),
  }),
  forward({
    method: 'get',
    path: '/api/admin/sync/incidents',
    summary: 'The latest incidents, those that last first',
    staff: 'sync',
    rpc: ListIncidents,
  }),
  forward({
    method: 'get',
    path: '/api/admin/sync/notices',
    summary: 'Who is told of incidents, and from when on a waiting mail is one',
    staff: 'administer',
    rpc: GetNoticeSettings,
  }),
  forward({
    method: 'put',
    path: '/api/admin/sync/notices',
    summary: 'Change who is told; 409 if somebody else changed it since `version` was read',
    body: NoticeSettings,
    staff: 'administer',
    problems: ['outdated-record'],
    refusalFields: ['recipients', 'mails_after_minutes'],
    rpc: SetNoticeSettings,
  }),
  route({
    method: 'get',
    path: '/api/admin/sync/queues',
    summary: 'How full the queues of each service are; null for one that did not answer',
    response: StaffQueues,
    staff: 'sync',
    answer: async ({ services }) => {
      const [crm, leads] = await Promise.all([
        itemsOrNull(services.crmSync.call(GetCrmQueues, {})),
        itemsOrNull(services.leads.call(GetLeadQueues, {})),
      ]);
      return { crm, leads };
    },
  }),
];
