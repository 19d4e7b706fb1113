import {
  ChangeStaff,
  EndStaffSessions,
  InviteStaff,
  ListColleagues,
  ListStaff,
  ListStaffSessions,
  NewStaff,
  RemoveStaff,
  RemoveTwoFactor,
  ResetStaff,
  SetStaffBroker,
  StaffChange,
  StaffId,
} from '@estate/contracts/identity/staff';
import { GetStaffSettings, SetStaffSettings, StaffSettings } from '@estate/contracts/identity/account';
import { brokerBySlug } from '@estate/content/brokers';
import { BrokerSlug, OwnPassword } from '@estate/contracts/identity/sign-in';
import { z } from 'zod';
import { forward } from '../routing/forward.ts';

const AccountPath = z.object({ id: StaffId });
/** `null` for an account that is no person of the website. */
const broker = BrokerSlug.refine(
  (slug) => brokerBySlug(slug) !== undefined,
  'Diese Person steht nicht auf der Website.',
).nullable();
const SessionPath = AccountPath.extend({ session: StaffId });

export const adminStaffRoutes = [
  forward({
    method: 'get',
    path: '/api/admin/colleagues',
    summary: 'The names of all accounts, and to which of them leads can be assigned',
    staff: 'leads',
    rpc: ListColleagues,
  }),
  forward({
    method: 'get',
    path: '/api/admin/staff-settings',
    summary: 'What holds for all accounts',
    staff: 'administer',
    rpc: GetStaffSettings,
  }),
  forward({
    method: 'put',
    path: '/api/admin/staff-settings',
    summary:
      'Whether all accounts need a second factor; it holds from the next call of every session on; needs the own password',
    body: StaffSettings.extend(OwnPassword.shape),
    staff: 'administer',
    problems: ['too-many-requests'],
    needsPassword: true,
    rpc: SetStaffSettings,
  }),
  forward({
    method: 'get',
    path: '/api/admin/staff',
    summary: 'All accounts, ordered by e-mail',
    staff: 'administer',
    rpc: ListStaff,
  }),
  forward({
    method: 'post',
    path: '/api/admin/staff',
    summary:
      'Add an account and mail the invitation; an invited account gets a new one; needs the own password',
    body: NewStaff.extend({ ...OwnPassword.shape, broker: broker.optional() }),
    staff: 'administer',
    problems: ['staff-exists', 'last-admin', 'too-many-requests'],
    refusalFields: ['role'],
    needsPassword: true,
    rpc: InviteStaff,
  }),
  forward({
    method: 'patch',
    path: '/api/admin/staff/{id}',
    summary:
      "Change a colleague's role; the last admin with a password stays one; a role needs the own password",
    params: AccountPath,
    body: StaffChange.extend(OwnPassword.shape),
    staff: 'administer',
    problems: ['not-found', 'last-admin', 'conflict', 'too-many-requests'],
    refusalFields: ['role'],
    needsPassword: true,
    rpc: ChangeStaff,
  }),
  forward({
    method: 'put',
    path: '/api/admin/staff/{id}/broker',
    summary: 'Set which broker of the website an account is; null for none',
    params: AccountPath,
    body: z.strictObject({ broker }),
    staff: 'administer',
    problems: ['not-found'],
    rpc: SetStaffBroker,
  }),
  forward({
    method: 'delete',
    path: '/api/admin/staff/{id}',
    summary: 'Remove an account and end its sessions; the last admin with a password stays',
    params: AccountPath,
    staff: 'administer',
    problems: ['not-found', 'last-admin'],
    rpc: RemoveStaff,
  }),
  forward({
    method: 'post',
    path: '/api/admin/staff/{id}/reset',
    summary:
      'Mail a link that sets a new password, lasts 30 minutes and works once; an invited account is invited again',
    params: AccountPath,
    staff: 'administer',
    problems: ['not-found'],
    rpc: ResetStaff,
  }),
  forward({
    method: 'post',
    path: '/api/admin/staff/{id}/two-factor/remove',
    summary:
      "Turn a colleague's second factor off and end the sessions of the account; needs the own password",
    params: AccountPath,
    body: OwnPassword,
    staff: 'administer',
    problems: ['not-found', 'conflict', 'too-many-requests'],
    needsPassword: true,
    rpc: RemoveTwoFactor,
  }),
  forward({
    method: 'get',
    path: '/api/admin/staff/{id}/sessions',
    summary: 'Where an account is signed in, the last used first',
    params: AccountPath,
    staff: 'administer',
    problems: ['not-found'],
    rpc: ListStaffSessions,
  }),
  forward({
    method: 'delete',
    path: '/api/admin/staff/{id}/sessions',
    summary: 'End all sessions of an account',
    params: AccountPath,
    staff: 'administer',
    problems: ['not-found'],
    rpc: EndStaffSessions,
  }),
  forward({
    method: 'delete',
    path: '/api/admin/staff/{id}/sessions/{session}',
    summary: 'End one session',
    params: SessionPath,
    staff: 'administer',
    problems: ['not-found'],
    rpc: EndStaffSessions,
  }),
];
