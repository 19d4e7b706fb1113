import { ResolveSession, type StaffSession } from '@estate/contracts/identity/sign-in';
import { hasPermission, type Permission, roleNamesWithPermission } from '@estate/domain/staff/roles';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { type HttpCaller } from '../routing/request-head.ts';

/**
 * Resolves the session at identity for every call, so that an ended session is refused at once. Throws
 * `not-signed-in` (401).
 */
export async function requireSession(
  identity: RpcClient,
  caller: HttpCaller,
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

/**
 * Throws 403 without the permission, or while the required second factor is missing. The permission `account` needs no
 * second factor, because the own account is where it is set up.
 */
export function checkPermission({ role, needs_two_factor }: StaffSession, permission: Permission): void {
  if (!hasPermission(role, permission)) {
    const detail =
      role && `Keine Berechtigung - Dafür brauchen Sie die Rolle ${roleNamesWithPermission(permission)}.`;
    throw new ProblemError('no-permission', detail ? { detail } : {});
  }
  if (needs_two_factor && permission !== 'account') throw new ProblemError('two-factor-required');
}

/**
 * The id of the only owner whose leads the caller may see; null for a role that sees all leads. leads applies the
 * restriction.
 */
export const leadOwner = ({ role, user }: StaffSession): string | null =>
  hasPermission(role, 'all-leads') ? null : user.id;
