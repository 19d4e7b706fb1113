import { GetStockOverview } from '@estate/contracts/catalog-staff';
import { GetCrmOverview } from '@estate/contracts/crm-sync';
import { GetLeadsOverview } from '@estate/contracts/leads';
import { StaffOverview } from '@estate/contracts/staff-overview';
import { route } from '../routing/route.ts';

const usageWithinMs = 3_000;
const dayMs = 24 * 60 * 60 * 1_000;

/** A service that fails leaves its part empty, so that the others show. */
const orNull = <Answer>(asked: Promise<Answer>): Promise<Answer | null> => asked.catch(() => null);

export const adminOverviewRoutes = [
  route({
    method: 'get',
    path: '/api/admin/overview',
    summary: 'What each service says of itself; null for one that did not answer in time',
    response: StaffOverview,
    staff: 'admin',
    answer: async ({ services }): Promise<StaffOverview> => {
      const since = new Date(Date.now() - dayMs).toISOString();
      const [crm, leads, stock, storage] = await Promise.all([
        orNull(services.crmSync.call(GetCrmOverview, {})),
        orNull(services.leads.call(GetLeadsOverview, { since })),
        orNull(services.catalog.call(GetStockOverview, {})),
        orNull(services.media.usage(usageWithinMs)),
      ]);
      return { crm, leads, stock, storage };
    },
  }),
];
