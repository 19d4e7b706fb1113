import { ResolveSession, type StaffSession } from '@estate/contracts/identity';
import { ProblemError } from '@estate/server-kit/problem-error';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { InjectAuth, type Auth } from '../auth/auth.ts';
import { StaffAccounts } from './staff-accounts.ts';

@Controller()
export class SessionController {
  constructor(
    @InjectAuth() private readonly auth: Auth,
    private readonly accounts: StaffAccounts,
  ) {}

  /** Reads the store at every call, so that an ended session or a removed role takes effect at once. */
  @RpcMethod(ResolveSession)
  async resolveSession({
    cookie,
    authorization,
  }: {
    cookie?: string | undefined;
    authorization?: string | undefined;
  }): Promise<StaffSession> {
    const headers = new Headers();
    if (cookie) headers.set('cookie', cookie);
    if (authorization) headers.set('authorization', authorization);
    const found = await this.auth.api.getSession({
      headers,
      query: { disableCookieCache: true, disableRefresh: true },
    });
    if (!found) throw new ProblemError('not-signed-in');
    const { id, email, name } = found.user;
    return { user: { id, email, name }, role: await this.accounts.roleOf(id) };
  }
}
