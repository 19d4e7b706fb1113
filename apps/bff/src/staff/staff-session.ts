import { ResolveSession, type StaffSession } from '@estate/contracts/identity';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { type Caller } from '../routing/caller.ts';

/** Asks identity at every call who is calling, so that an ended session is refused at once; otherwise 401 or 403. */
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
