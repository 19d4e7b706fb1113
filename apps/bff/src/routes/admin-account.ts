import { ChangeOwnAccount, GetOwnAccount, OwnAccountChange } from '@estate/contracts/identity/account';
import { EndStaffSessions, ListStaffSessions, StaffId } from '@estate/contracts/identity/staff';
import { type StaffSession } from '@estate/contracts/identity/sign-in';
import { z } from 'zod';
import { forward } from '../routing/forward.ts';

const SessionPath = z.object({ session: StaffId });

const ownId = ({ session }: { session: StaffSession }) => ({ id: session.user.id });

/** The account of the signed-in person. Password and second factor are in auth.ts. */
export const adminAccountRoutes = [
  forward({
    method: 'get',
    path: '/api/admin/account',
    summary: 'The own account',
    staff: 'account',
    rpc: GetOwnAccount,
    more: ownId,
  }),
  forward({
    method: 'patch',
    path: '/api/admin/account',
    summary: 'Change the own name',
    body: OwnAccountChange,
    staff: 'account',
    rpc: ChangeOwnAccount,
    more: ownId,
  }),
  forward({
    method: 'get',
    path: '/api/admin/account/sessions',
    summary: 'Where the own account is signed in, the last used first',
    staff: 'account',
    rpc: ListStaffSessions,
    more: ownId,
  }),
  forward({
    method: 'delete',
    path: '/api/admin/account/sessions',
    summary: 'End all own sessions',
    staff: 'account',
    rpc: EndStaffSessions,
    more: ownId,
  }),
  forward({
    method: 'delete',
    path: '/api/admin/account/sessions/{session}',
    summary: 'End one of the own sessions',
    params: SessionPath,
    staff: 'account',
    rpc: EndStaffSessions,
    more: ownId,
  }),
];
