import { DismissRemoval, GetRemoval } from '@estate/contracts/crm-removal';
import { JobId } from '@estate/contracts/jobs';
import { z } from 'zod';
import { route } from '../routing/route.ts';

const RemovalPath = z.object({ id: JobId });

/** Objects that vanished from the CRM and wait for a person; `POST /api/admin/jobs` with `remove-vanished` confirms. */
export const adminRemovalRoutes = [
  route({
    method: 'get',
    path: '/api/admin/sync/removal',
    summary: 'Objects that the CRM lists no longer, too many to be removed without a word; null if none wait',
    response: GetRemoval.output,
    staff: 'admin',
    answer: ({ services }) => services.crmSync.call(GetRemoval, {}),
  }),
  route({
    method: 'post',
    path: '/api/admin/sync/removal/{id}/dismiss',
    summary: 'Leave these objects as they are; 409 if the list does not wait any more',
    params: RemovalPath,
    response: DismissRemoval.output,
    staff: 'admin',
    problems: ['outdated-record'],
    audit: {
      before: async ({ services }) => ({
        waiting: (await services.crmSync.call(GetRemoval, {})).removal?.count ?? 0,
      }),
      after: () => ({ waiting: 0 }),
    },
    answer: ({ params, services }) => services.crmSync.call(DismissRemoval, { id: params.id }),
  }),
];
