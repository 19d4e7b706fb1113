import { adminRoutes } from './admin.ts';
import { adminAuditRoutes } from './admin-audit.ts';
import { adminJobRoutes } from './admin-jobs.ts';
import { adminLeadRoutes } from './admin-leads.ts';
import { adminOverviewRoutes } from './admin-overview.ts';
import { adminPersonRoutes } from './admin-persons.ts';
import { adminPropertyRoutes } from './admin-properties.ts';
import { adminPropstackRoutes } from './admin-propstack.ts';
import { adminQueueRoutes } from './admin-queues.ts';
import { adminRemovalRoutes } from './admin-removal.ts';
import { adminStaffRoutes } from './admin-staff.ts';
import { adminSyncRoutes } from './admin-sync.ts';
import { adminWatchRoutes } from './admin-watch.ts';
import { adminWebhookRoutes } from './admin-webhook.ts';
import { authRoutes } from './auth.ts';
import { brokerRoutes } from './brokers.ts';
import { formRoutes } from './forms.ts';
import { invitationRoutes } from './invitations.ts';
import { mediaRoutes } from './media.ts';
import { propertyRoutes } from './properties.ts';
import { visitorServiceRoutes } from './visitor-services.ts';
import { webhookRoutes } from './webhooks.ts';

/** Everything the OpenAPI document describes; of two paths that both match, the first one wins. */
export const allRoutes = [
  ...propertyRoutes,
  ...brokerRoutes,
  ...formRoutes,
  ...visitorServiceRoutes,
  ...mediaRoutes,
  ...authRoutes,
  ...invitationRoutes,
  ...webhookRoutes,
  ...adminRoutes,
  ...adminOverviewRoutes,
  ...adminPropertyRoutes,
  ...adminPersonRoutes,
  ...adminLeadRoutes,
  ...adminPropstackRoutes,
  ...adminJobRoutes,
  ...adminSyncRoutes,
  ...adminRemovalRoutes,
  ...adminWebhookRoutes,
  ...adminWatchRoutes,
  ...adminQueueRoutes,
  ...adminAuditRoutes,
  ...adminStaffRoutes,
];
