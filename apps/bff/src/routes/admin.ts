import { GetStockOverview } from '@estate/contracts/catalog/staff-list';
import { GetCrmOverview } from '@estate/contracts/crm-sync/crm-jobs';
import { auditFacts } from '@estate/contracts/identity/audit-facts';
import { StaffSession } from '@estate/contracts/identity/sign-in';
import { GetLeadsOverview } from '@estate/contracts/leads/leads';
import { StaffOverview } from '@estate/contracts/bff/staff-overview';
import { hasPermission } from '@estate/domain/staff/roles';
import { z } from 'zod';
import { route } from '../routing/route.ts';
import { leadOwner } from '../staff/staff-session.ts';

const usageWithinMs = 3_000;
const dayMs = 24 * 60 * 60 * 1_000;

/** Resolves to null if the service fails, so that the data of the others is still sent. */
const orNull = <Answer>(answer: Promise<Answer>): Promise<Answer | null> => answer.catch(() => null);

export const adminRoutes = [
  route({
    method: 'get',
    path: '/api/admin/me',
    summary: 'Who is signed in; 401 without a session, 403 without a role',
    response: StaffSession,
    staff: 'account',
    answer: ({ session }) => session,
  }),
  route({
    method: 'post',
    path: '/api/admin/caches/clear',
    summary: 'Forget all answers kept in memory',
    response: z.object({ cleared: z.int() }),
    staff: 'administer',
    answer: async ({ services }) => {
      const answer = await services.clearCaches();
      return { ...answer, audit: auditFacts(answer) };
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/overview',
    summary:
      'What each service says of itself; null for one that did not answer in time or that is none of the role',
    response: StaffOverview,
    staff: 'properties',
    answer: async ({ session, services }): Promise<StaffOverview> => {
      const seesSync = hasPermission(session.role, 'sync');
      const since = new Date(Date.now() - dayMs).toISOString();
      const [crm, leads, stock, storage] = await Promise.all([
        seesSync ? orNull(services.crmSync.call(GetCrmOverview, {})) : null,
        orNull(
          services.leads.call(GetLeadsOverview, {
            since,
            owner: leadOwner(session),
            assignee: session.user.id,
          }),
        ),
        orNull(services.catalog.call(GetStockOverview, {})),
        seesSync ? orNull(services.media.usage(usageWithinMs)) : null,
      ]);
      return { crm, leads, stock, storage };
    },
  }),
];
