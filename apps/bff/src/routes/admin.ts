import { GetStockOverview } from '@estate/contracts/catalog/staff-list';
import { GetCrmOverview } from '@estate/contracts/crm-sync/crm-jobs';
import { StaffSession } from '@estate/contracts/identity/sign-in';
import { GetLeadsOverview } from '@estate/contracts/leads/leads';
import { StaffOverview } from '@estate/contracts/bff/staff-overview';
import { z } from 'zod';
import { route } from '../routing/route.ts';

const usageWithinMs = 3_000;
const dayMs = 24 * 60 * 60 * 1_000;

/** A service that fails leaves its part empty, so that the others show. */
const orNull = <Answer>(asked: Promise<Answer>): Promise<Answer | null> => asked.catch(() => null);

export const adminRoutes = [
  route({
    method: 'get',
    path: '/api/admin/me',
    summary: 'Who is signed in; 401 without a session, 403 without the role admin',
    response: StaffSession,
    staff: 'admin',
    answer: ({ session }) => session,
  }),
  route({
    method: 'post',
    path: '/api/admin/caches/clear',
    summary: 'Forget all answers kept in memory',
    response: z.object({ cleared: z.int() }),
    staff: 'admin',
    audit: { after: (_context, answer?: { cleared: number }) => ({ cleared: answer?.cleared }) },
    answer: ({ services }) => services.clearCaches(),
  }),
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
