import { type AuthBody } from '@estate/contracts/identity/auth-calls';
import { Done } from '@estate/contracts/identity/sign-in';
import { problem } from '@estate/contracts/problem';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.ts';
import { InjectAuth, type Auth } from '../auth/auth.ts';
import { SignInLimit } from '../sign-in-limit/sign-in-limit.ts';
import { Roles } from '../staff/roles.ts';
import {
  type AuthRequest,
  callBetterAuth,
  clientAddressOf,
  errorCode,
  errorResponse,
  problemResponse,
  publicResponse,
} from './better-auth.ts';
import { tooManyAttempts } from './password-attempts.ts';

/** The calls for a forgotten password: mail a link, and set a new password with the link. */
@Injectable()
export class PasswordResetCalls {
  constructor(
    @InjectAuth() private readonly auth: Auth,
    private readonly limit: SignInLimit,
    private readonly roles: Roles,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Mails a link if the address belongs to an account. The response is the same for every address. Requests are limited
   * like sign-ins, but counted separately, because a person who has reached the limit of sign-ins may need the link.
   */
  async forget(request: AuthRequest<AuthBody<'forgetPassword'>>): Promise<Response> {
    const attemptOrWait = await this.limit.take(`reset ${request.body.email}`, clientAddressOf(request));
    if ('waitSeconds' in attemptOrWait) return tooManyAttempts(attemptOrWait.waitSeconds);
    const response = await callBetterAuth(this.auth, request, request.body);
    if (!response.ok) return errorResponse(response.status, 'not-signed-in');
    return publicResponse(response, Done, { withCookies: false });
  }

  /** Sets the password of the link's account and ends its sessions. Problem `invitation-over`: expired or used link. */
  async reset(request: AuthRequest<AuthBody<'resetPassword'>>): Promise<Response> {
    const { internalAdapter, adapter } = await this.auth.$context;
    const link = await internalAdapter.findVerificationValue(`reset-password:${request.body.token}`);
    const response = await callBetterAuth(this.auth, request, request.body);
    if (!response.ok || !link) {
      const isOver = !link || (await errorCode(response)) === 'INVALID_TOKEN';
      return isOver
        ? problemResponse(problem('invitation-over'))
        : errorResponse(response.status, 'not-signed-in');
    }
    const id = link.value;
    // Deletes the other links of the account, and its sign-ins that wait for the second factor, because they began with
    // the old password.
    await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: id }] });
    await this.roles.passwordSet(id);
    await this.audit.record({ user_id: id, action: 'password.reset', target: null });
    return publicResponse(response, Done, { withCookies: false });
  }
}
