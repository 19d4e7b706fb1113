import {
  ChangeOwnAccount,
  GetOwnAccount,
  OwnAccount,
  OwnAccountChange,
} from '@estate/contracts/identity/account';
import { EndStaffSessions, ListStaffSessions, StaffId } from '@estate/contracts/identity/staff';
import { type StaffSession } from '@estate/contracts/identity/sign-in';
import { z } from 'zod';
import { route } from '../routing/route.ts';

const SessionPath = z.object({ session: StaffId });

/** For changes that identity audits itself. The BFF then audits only its own refusals. */
const byIdentity = { isRecordedByService: true } as const;

const ownId = ({ user }: StaffSession) => ({ id: user.id });

/** The account of the signed-in person. Password and second factor are in auth.ts. */
export const adminAccountRoutes = [
  route({
    method: 'get',
    path: '/api/admin/account',
    summary: 'The own account',
    response: OwnAccount,
    staff: 'account',
    answer: ({ services, session }) => services.identity.call(GetOwnAccount, ownId(session)),
  }),
  route({
    method: 'patch',
    path: '/api/admin/account',
    summary: 'Change the own name',
    body: OwnAccountChange,
    response: OwnAccount,
    staff: 'account',
    audit: byIdentity,
    answer: ({ body, services, session }) =>
      services.identity.call(ChangeOwnAccount, { ...body, ...ownId(session) }),
  }),
  route({
    method: 'get',
    path: '/api/admin/account/sessions',
    summary: 'Where the own account is signed in, the last used first',
    response: ListStaffSessions.output,
    staff: 'account',
    answer: ({ services, session }) => services.identity.call(ListStaffSessions, ownId(session)),
  }),
  route({
    method: 'delete',
    path: '/api/admin/account/sessions',
    summary: 'End all own sessions',
    response: EndStaffSessions.output,
    staff: 'account',
    audit: byIdentity,
    answer: ({ services, session }) =>
      services.identity.call(EndStaffSessions, { ...ownId(session), by: session.user.id }),
  }),
  route({
    method: 'delete',
    path: '/api/admin/account/sessions/{session}',
    summary: 'End one of the own sessions',
    params: SessionPath,
    response: EndStaffSessions.output,
    staff: 'account',
    audit: byIdentity,
    answer: ({ params, services, session }) =>
      services.identity.call(EndStaffSessions, { ...ownId(session), ...params, by: session.user.id }),
  }),
];
