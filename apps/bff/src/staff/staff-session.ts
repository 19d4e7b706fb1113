import { ResolveSession, type StaffSession } from '@estate/contracts/identity/sign-in';
import { may, type Permission, rolesWith } from '@estate/domain/staff/roles';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { type Caller } from '../routing/request-head.ts';

/** Asks identity at every call who is calling, so that an ended session is refused at once; otherwise 401. */
export async function requireSession(
  identity: RpcClient,
  caller: Caller,
  { isRequest = true } = {},
): Promise<StaffSession> {
  const { cookie, authorization } = caller;
  if (cookie === undefined && authorization === undefined) throw new ProblemError('not-signed-in');
  return identity.call(ResolveSession, {
    ...(cookie === undefined ? {} : { cookie }),
    ...(authorization === undefined ? {} : { authorization }),
    ...(isRequest ? {} : { is_request: false }),
  });
}

/** 403 without the permission, or while the second factor that all accounts need is missing. */
export function checkPermission({ role, needs_two_factor }: StaffSession, permission: Permission): void {
  if (!may(role, permission)) {
    const detail = role && `Keine Berechtigung - Dafür brauchen Sie die Rolle ${rolesWith(permission)}.`;
    throw new ProblemError('no-permission', detail ? { detail } : {});
  }
  if (needs_two_factor && permission !== 'account') throw new ProblemError('two-factor-required');
}

/** Whose leads alone the caller may see; null where those of everybody. leads applies it. */
export const leadOwner = ({ role, user }: StaffSession): string | null =>
  may(role, 'all-leads') ? null : user.id;
