import { StaffSession } from '@estate/contracts/identity';
import { z } from 'zod';
import { route } from '../routing/route.ts';

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
];
