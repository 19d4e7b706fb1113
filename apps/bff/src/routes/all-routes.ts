import { adminRoutes } from './admin.ts';
import { adminAccountRoutes } from './admin-account.ts';
import { adminAuditRoutes } from './admin-audit.ts';
import { adminContentRoutes } from './admin-content.ts';
import { adminCrmTransferRoutes } from './admin-crm-transfers.ts';
import { adminContentPreviewRoutes } from './admin-content-preview.ts';
import { adminJobRoutes } from './admin-jobs.ts';
import { adminLeadRoutes } from './admin-leads.ts';
import { adminPersonRoutes } from './admin-persons.ts';
import { adminPropertyRoutes } from './admin-properties.ts';
import { adminPropstackRoutes } from './admin-propstack.ts';
import { adminPropertyReportRoutes } from './admin-property-reports.ts';
import { adminExposeRoutes } from './admin-exposes.ts';
import { adminOrderRoutes } from './admin-orders.ts';
import { adminSearchOrderRoutes } from './admin-search-orders.ts';
import { adminQueueRoutes } from './admin-queues.ts';
import { adminSyncRoutes } from './admin-sync.ts';
import { adminStaffRoutes } from './admin-staff.ts';
import { adminReferenceTableRoutes } from './admin-reference-tables.ts';
import { priceRangeRoutes } from './price-ranges.ts';
import { authRoutes } from './auth.ts';
import { propertyRoutes } from './properties.ts';
import { formRoutes } from './forms.ts';
import { mediaRoutes } from './media.ts';
import { visitorServiceRoutes } from './visitor-services.ts';
import { webhookRoutes } from './webhooks.ts';

/** All routes of the OpenAPI document. If two paths match, the first one wins. */
export const allRoutes = [
  ...propertyRoutes,
  ...formRoutes,
  ...priceRangeRoutes,
  ...visitorServiceRoutes,
  ...mediaRoutes,
  ...authRoutes,
  ...webhookRoutes,
  ...adminRoutes,
  ...adminPropertyRoutes,
  ...adminPropertyReportRoutes,
  ...adminContentRoutes,
  ...adminReferenceTableRoutes,
  ...adminPersonRoutes,
  ...adminLeadRoutes,
  ...adminCrmTransferRoutes,
  ...adminExposeRoutes,
  ...adminOrderRoutes,
  ...adminSearchOrderRoutes,
  ...adminPropstackRoutes,
  ...adminJobRoutes,
  ...adminSyncRoutes,
  ...adminQueueRoutes,
  ...adminContentPreviewRoutes,
  ...adminAuditRoutes,
  ...adminStaffRoutes,
  ...adminAccountRoutes,
];
