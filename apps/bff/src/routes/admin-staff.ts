import { type StaffRole } from '@estate/contracts/identity';
import {
  ChangeStaff,
  EndStaffSessions,
  InviteStaff,
  ListStaff,
  ListStaffSessions,
  NewStaff,
  RemoveStaff,
  RemoveTwoFactor,
  ResetStaff,
  StaffAccount,
  StaffChange,
  StaffId,
} from '@estate/contracts/staff';
import { ProblemError } from '@estate/server-kit/problem-error';
import { z } from 'zod';
import { route } from '../routing/route.ts';
import { type Services } from '../services.ts';

const AccountPath = z.object({ id: StaffId });
const SessionPath = AccountPath.extend({ session: StaffId });

const ownFactor = 'Den eigenen zweiten Faktor schalten Sie unter „Mein Konto“ aus.';

const formerRole = async (services: Services, id: string): Promise<{ role?: StaffRole | null }> => {
  const { items } = await services.identity.call(ListStaff, {});
  const account = items.find((one) => one.id === id);
  return account ? { role: account.role } : {};
};

/** Accounts of staff. The audit log keeps ids and roles, never addresses. */
export const adminStaffRoutes = [
  route({
    method: 'get',
    path: '/api/admin/staff',
    summary: 'All accounts, ordered by e-mail',
    response: ListStaff.output,
    staff: 'admin',
    answer: ({ services }) => services.identity.call(ListStaff, {}),
  }),
  route({
    method: 'post',
    path: '/api/admin/staff',
    summary: 'Add an account and mail the invitation; an invited account gets a new one',
    body: NewStaff,
    response: StaffAccount,
    staff: 'admin',
    problems: ['staff-exists', 'last-admin'],
    audit: {
      after: ({ body }) => ({ role: body.role }),
      target: (_context, answer?: StaffAccount) => answer?.id ?? null,
    },
    answer: ({ body, services }) => services.identity.call(InviteStaff, body),
  }),
  route({
    method: 'patch',
    path: '/api/admin/staff/{id}',
    summary: "Change a colleague's role; the last admin with a password stays one",
    params: AccountPath,
    body: StaffChange,
    response: StaffAccount,
    staff: 'admin',
    problems: ['not-found', 'last-admin', 'conflict'],
    audit: {
      before: ({ params, services }) => formerRole(services, params.id),
      after: ({ body }) => ({ role: body.role }),
    },
    answer: ({ params, body, services, session }) =>
      services.identity.call(ChangeStaff, { ...params, ...body, by: session.user.id }),
  }),
  route({
    method: 'delete',
    path: '/api/admin/staff/{id}',
    summary: 'Remove an account and end its sessions; the last admin with a password stays',
    params: AccountPath,
    response: RemoveStaff.output,
    staff: 'admin',
    problems: ['not-found', 'last-admin'],
    audit: {
      before: ({ params, services }) => formerRole(services, params.id),
      after: () => ({ role: null }),
    },
    answer: ({ params, services }) => services.identity.call(RemoveStaff, params),
  }),
  route({
    method: 'post',
    path: '/api/admin/staff/{id}/reset',
    summary: 'Mail a link that sets a new password; it lasts a day and works once',
    params: AccountPath,
    response: ResetStaff.output,
    staff: 'admin',
    problems: ['not-found'],
    answer: ({ params, services }) => services.identity.call(ResetStaff, params),
  }),
  route({
    method: 'delete',
    path: '/api/admin/staff/{id}/two-factor',
    summary: "Turn a colleague's second factor off and end the sessions of the account",
    params: AccountPath,
    response: StaffAccount,
    staff: 'admin',
    problems: ['not-found', 'conflict'],
    answer: ({ params, services, session }) => {
      // The own factor asks for the password, so that a session left open cannot turn it off.
      if (params.id === session.user.id) throw new ProblemError('conflict', { detail: ownFactor });
      return services.identity.call(RemoveTwoFactor, params);
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/staff/{id}/sessions',
    summary: 'Where an account is signed in, the last used first',
    params: AccountPath,
    response: ListStaffSessions.output,
    staff: 'admin',
    problems: ['not-found'],
    answer: ({ params, services }) => services.identity.call(ListStaffSessions, params),
  }),
  route({
    method: 'delete',
    path: '/api/admin/staff/{id}/sessions',
    summary: 'End all sessions of an account',
    params: AccountPath,
    response: EndStaffSessions.output,
    staff: 'admin',
    problems: ['not-found'],
    audit: { after: (_context, answer?: { ended: number }) => ({ ended: answer?.ended }) },
    answer: ({ params, services }) => services.identity.call(EndStaffSessions, params),
  }),
  route({
    method: 'delete',
    path: '/api/admin/staff/{id}/sessions/{session}',
    summary: 'End one session',
    params: SessionPath,
    response: EndStaffSessions.output,
    staff: 'admin',
    problems: ['not-found'],
    answer: ({ params, services }) => services.identity.call(EndStaffSessions, params),
  }),
];
