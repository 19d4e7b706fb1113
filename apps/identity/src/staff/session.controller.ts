import { ResolveSession, type StaffSession } from '@estate/contracts/identity/sign-in';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { SessionActivity } from '../auth/session-activity.ts';
import { Roles } from './roles.ts';
import { StaffSettingsStore } from './staff-settings.ts';

@Controller()
export class SessionController {
  constructor(
    private readonly activity: SessionActivity,
    private readonly roles: Roles,
    private readonly settings: StaffSettingsStore,
  ) {}

  /** Reads the database at every call, so that an ended session and a changed role or setting take effect at once. */
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
    const { id, email, name, broker = null, twoFactorEnabled } = found.user;
    const [role, { two_factor_required }] = await Promise.all([this.roles.of(id), this.settings.read()]);
    return {
      user: { id, email, name, broker },
      role,
      session_id: found.session.id,
      ...(two_factor_required && !twoFactorEnabled ? { needs_two_factor: true as const } : {}),
    };
  }
}
