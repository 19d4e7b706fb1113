import { ResolveSession, type StaffSession } from '@estate/contracts/identity';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type RpcClient } from '@estate/server-kit/rpc-client';
import { type Caller } from '../routing/caller.ts';

/** Who is calling; asked of identity at every call, so that an ended session is out at once. 401 or 403 otherwise. */
export async function requireAdmin(identity: RpcClient, caller: Caller): Promise<StaffSession> {
  const { cookie, authorization } = caller;
  if (cookie === undefined && authorization === undefined) throw new ProblemError('not-signed-in');
  const session = await identity.call(ResolveSession, {
    ...(cookie === undefined ? {} : { cookie }),
    ...(authorization === undefined ? {} : { authorization }),
  });
  if (session.role !== 'admin') throw new ProblemError('no-permission');
  return session;
}
