import { ResolveSession, type StaffSession } from '@estate/contracts/identity/sign-in';
import { ProblemError } from '@estate/server-kit/problem-error';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { SessionActivity } from '../auth/session-activity.ts';
import { Roles } from './roles.ts';

@Controller()
export class SessionController {
  constructor(
    private readonly activity: SessionActivity,
    private readonly roles: Roles,
  ) {}

  /** Reads the store at every call, so that an ended session or a removed role takes effect at once. */
  @RpcMethod(ResolveSession)
  async resolveSession({
    cookie,
    authorization,
    is_request = true,
  }: z.output<typeof ResolveSession.input>): Promise<StaffSession> {
    const headers = new Headers();
    if (cookie) headers.set('cookie', cookie);
    if (authorization) headers.set('authorization', authorization);
    const found = await this.activity.find(headers, { isRequest: is_request });
    if (!found) throw new ProblemError('not-signed-in');
    const { id, email, name } = found.user;
    return { user: { id, email, name }, role: await this.roles.of(id), session_id: found.session.id };
  }
}
