import {
  ChangeStaff,
  Colleague,
  EndStaffSessions,
  InviteStaff,
  ListStaff,
  ListStaffSessions,
  NewStaff,
  RemoveStaff,
  RemoveTwoFactor,
  ResetStaff,
  SetStaffBroker,
  StaffAccount,
  StaffChange,
  StaffId,
} from '@estate/contracts/identity/staff';
import { GetStaffSettings, SetStaffSettings, StaffSettings } from '@estate/contracts/identity/account';
import { brokerBySlug } from '@estate/content/brokers';
import { BrokerSlug, OwnPassword } from '@estate/contracts/identity/sign-in';
import { may, roleNames } from '@estate/domain/staff/roles';
import { z } from 'zod';
import { route } from '../routing/route.ts';
import { confirmPassword } from '../staff/confirm-password.ts';

const AccountPath = z.object({ id: StaffId });
/** `null` for an account that is no person of the website. */
const broker = BrokerSlug.refine(
  (slug) => brokerBySlug(slug) !== undefined,
  'Diese Person steht nicht auf der Website.',
).nullable();
const SessionPath = AccountPath.extend({ session: StaffId });

/** identity audits its own changes; calls that the BFF refuses are audited here. */
const byIdentity = { isRecordedByService: true } as const;

/** Accounts of staff. */
export const adminStaffRoutes = [
  route({
    method: 'get',
    path: '/api/admin/colleagues',
    summary: 'The names of all accounts, and to which of them leads can be assigned',
    response: z.object({ items: z.array(Colleague) }),
    staff: 'leads',
    answer: async ({ services }) => {
      const { items } = await services.identity.call(ListStaff, {});
      return {
        items: items.map(({ id, name, email, role, state }) => ({
          id,
          name: name || email,
          can_work: state === 'active' && may(role, 'leads'),
        })),
      };
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/staff-settings',
    summary: 'What holds for all accounts',
    response: StaffSettings,
    staff: 'administer',
    answer: ({ services }) => services.identity.call(GetStaffSettings, {}),
  }),
  route({
    method: 'put',
    path: '/api/admin/staff-settings',
    summary:
      'Whether all accounts need a second factor; it holds from the next call of every session on; needs the own password',
    body: StaffSettings.extend(OwnPassword.shape),
    response: StaffSettings,
    staff: 'administer',
    problems: ['too-many-requests'],
    audit: byIdentity,
    answer: async (context) => {
      await confirmPassword(context);
      const { password: _password, ...settings } = context.body;
      return context.services.identity.call(SetStaffSettings, { ...settings, by: context.session.user.id });
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/staff',
    summary: 'All accounts, ordered by e-mail',
    response: ListStaff.output,
    staff: 'administer',
    answer: ({ services }) => services.identity.call(ListStaff, {}),
  }),
  route({
    method: 'post',
    path: '/api/admin/staff',
    summary:
      'Add an account and mail the invitation; an invited account gets a new one; needs the own password',
    body: NewStaff.extend({ ...OwnPassword.shape, broker: broker.optional() }),
    response: StaffAccount,
    staff: 'administer',
    problems: ['staff-exists', 'last-admin', 'too-many-requests'],
    audit: { ...byIdentity, wanted: ({ body }) => ({ role: roleNames[body.role] }) },
    answer: async (context) => {
      await confirmPassword(context);
      const { password: _password, ...account } = context.body;
      return context.services.identity.call(InviteStaff, { ...account, by: context.session.user.id });
    },
  }),
  route({
    method: 'patch',
    path: '/api/admin/staff/{id}',
    summary:
      "Change a colleague's role; the last admin with a password stays one; a role needs the own password",
    params: AccountPath,
    body: StaffChange.extend(OwnPassword.shape),
    response: StaffAccount,
    staff: 'administer',
    problems: ['not-found', 'last-admin', 'conflict', 'too-many-requests'],
    audit: { ...byIdentity, wanted: ({ body }) => ({ role: roleNames[body.role] }) },
    answer: async (context) => {
      await confirmPassword(context);
      const { params, body, services, session } = context;
      return services.identity.call(ChangeStaff, { ...params, role: body.role, by: session.user.id });
    },
  }),
  route({
    method: 'put',
    path: '/api/admin/staff/{id}/broker',
    summary: 'Set which broker of the website an account is; null for none',
    params: AccountPath,
    body: z.strictObject({ broker }),
    response: StaffAccount,
    staff: 'administer',
    problems: ['not-found'],
    audit: byIdentity,
    answer: ({ params, body, services, session }) =>
      services.identity.call(SetStaffBroker, { ...params, ...body, by: session.user.id }),
  }),
  route({
    method: 'delete',
    path: '/api/admin/staff/{id}',
    summary: 'Remove an account and end its sessions; the last admin with a password stays',
    params: AccountPath,
    response: RemoveStaff.output,
    staff: 'administer',
    problems: ['not-found', 'last-admin'],
    audit: byIdentity,
    answer: ({ params, services, session }) =>
      services.identity.call(RemoveStaff, { ...params, by: session.user.id }),
  }),
  route({
    method: 'post',
    path: '/api/admin/staff/{id}/reset',
    summary:
      'Mail a link that sets a new password, lasts 30 minutes and works once; an invited account is invited again',
    params: AccountPath,
    response: ResetStaff.output,
    staff: 'administer',
    problems: ['not-found'],
    audit: byIdentity,
    answer: ({ params, services, session }) =>
      services.identity.call(ResetStaff, { ...params, by: session.user.id }),
  }),
  route({
    method: 'post',
    path: '/api/admin/staff/{id}/two-factor/remove',
    summary:
      "Turn a colleague's second factor off and end the sessions of the account; needs the own password",
    params: AccountPath,
    body: OwnPassword,
    response: StaffAccount,
    staff: 'administer',
    problems: ['not-found', 'conflict', 'too-many-requests'],
    audit: byIdentity,
    answer: async (context) => {
      await confirmPassword(context);
      const { params, services, session } = context;
      return services.identity.call(RemoveTwoFactor, { ...params, by: session.user.id });
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/staff/{id}/sessions',
    summary: 'Where an account is signed in, the last used first',
    params: AccountPath,
    response: ListStaffSessions.output,
    staff: 'administer',
    problems: ['not-found'],
    answer: ({ params, services }) => services.identity.call(ListStaffSessions, params),
  }),
  route({
    method: 'delete',
    path: '/api/admin/staff/{id}/sessions',
    summary: 'End all sessions of an account',
    params: AccountPath,
    response: EndStaffSessions.output,
    staff: 'administer',
    problems: ['not-found'],
    audit: byIdentity,
    answer: ({ params, services, session }) =>
      services.identity.call(EndStaffSessions, { ...params, by: session.user.id }),
  }),
  route({
    method: 'delete',
    path: '/api/admin/staff/{id}/sessions/{session}',
    summary: 'End one session',
    params: SessionPath,
    response: EndStaffSessions.output,
    staff: 'administer',
    problems: ['not-found'],
    audit: byIdentity,
    answer: ({ params, services, session }) =>
      services.identity.call(EndStaffSessions, { ...params, by: session.user.id }),
  }),
];
