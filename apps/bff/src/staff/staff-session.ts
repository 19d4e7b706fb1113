import { ResolveSession, type StaffSession } from '@estate/contracts/identity/sign-in';
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

/** 403 without the role. */
export function checkAdmin({ role }: StaffSession): void {
  if (role !== 'admin') throw new ProblemError('no-permission');
}
