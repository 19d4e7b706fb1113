import { type AuthBody } from '@estate/contracts/identity/auth-calls';
import { LiveSession, SignedIn, SignedOut, SignInAnswer } from '@estate/contracts/identity/sign-in';
import { problem } from '@estate/contracts/problem';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { InjectAuth, type Auth } from '../auth/auth.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { SessionActivity } from '../auth/session-activity.ts';
import {
  type AuthRequest,
  callBetterAuth,
  clientAddressOf,
  errorCode,
  errorResponse,
  isBrowser,
  noSessionResponse,
  problemResponse,
  publicResponse,
  sessionResponse,
} from './better-auth.ts';
import { type AttemptResult, PasswordAttempts } from './password-attempts.ts';

/**
 * The calls for sign-in, sessions and passwords. Responses have German messages and only the fields of the contracts.
 */
@Injectable()
export class AuthCalls {
  constructor(
    @InjectAuth() private readonly auth: Auth,
    private readonly passwords: PasswordAttempts,
    private readonly activity: SessionActivity,
    private readonly audit: AuditLog,
  ) {}

  /** Responds with 401 for a wrong password or an unknown address, and with 429 after too many attempts. */
  async signIn(request: AuthRequest<AuthBody<'signIn'>>): Promise<Response> {
    const { email } = request.body;
    return this.passwords.check({ call: 'sign-in', email, client: clientAddressOf(request) }, async () => {
      const response = await callBetterAuth(this.auth, request, request.body);
      if (response.ok) {
        // Without a user in the response, the second factor is still required. The attempt counts as wrong until the
        // factor is verified. The response has no token, because better-auth has already ended the session of its
        // token.
        const userId = await signedInUser(response);
        if (userId === undefined) {
          return {
            isRight: null,
            response: await publicResponse(response, SignInAnswer, { withCookies: true }),
          };
        }
        await this.audit.recordSignIn(userId, 'sign-in');
        return { isRight: true, response: await sessionResponse(request, response, SignInAnswer) };
      }
      // A malformed address (400) gets the same response as a wrong password, so that both cannot be told apart.
      const isWrong = response.status === 400 || response.status === 401;
      return isWrong
        ? { isRight: false, response: problemResponse(problem('wrong-credentials')) }
        : { isRight: null, response: errorResponse(response.status, 'wrong-credentials') };
    });
  }

  async signOut(request: AuthRequest): Promise<Response> {
    const response = await callBetterAuth(this.auth, request, {});
    if (!response.ok) return errorResponse(response.status, 'not-signed-in');
    return publicResponse(response, SignedOut, { withCookies: isBrowser(request) });
  }

  /** Responds with the signed-in user and the expiry of the session, or with null if there is no session. */
  async getSession(request: AuthRequest): Promise<Response> {
    if (!(await this.activity.find(request.headers))) return noSessionResponse();
    const response = await callBetterAuth(this.auth, request);
    if (!response.ok) return errorResponse(response.status, 'not-signed-in');
    return publicResponse(response, LiveSession, { withCookies: isBrowser(request) });
  }

  /** Responds with 401 if there is no session, and with 400 for a wrong `currentPassword`. */
  async changePassword(request: AuthRequest<AuthBody<'changePassword'>>): Promise<Response> {
    const session = await this.activity.find(request.headers);
    if (!session) return problemResponse(problem('not-signed-in'));
    const { email } = session.user;
    return this.passwords.check(
      { call: 'change-password', email, client: clientAddressOf(request) },
      async () => {
        const result = await this.replacePassword(request);
        const action = { user_id: session.user.id, action: 'password.changed', target: null };
        if (result.isRight) await this.audit.record(action);
        return result;
      },
    );
  }

  /**
   * Replaces the password and ends all sessions of the account, so that stolen ones end too. A browser gets a new
   * session. A script has to sign in again, because only a sign-in returns a token.
   */
  private async replacePassword(request: AuthRequest<AuthBody<'changePassword'>>): Promise<AttemptResult> {
    const response = await callBetterAuth(this.auth, request, {
      ...request.body,
      revokeOtherSessions: true,
    });
    if (!response.ok) {
      const isWrong = (await errorCode(response)) === 'INVALID_PASSWORD';
      return isWrong
        ? { isRight: false, response: problemResponse(problem('invalid-input', wrongPassword)) }
        : { isRight: null, response: errorResponse(response.status, 'not-signed-in') };
    }
    if (!isBrowser(request)) await this.endNewSession(response.clone());
    return {
      isRight: true,
      response: await publicResponse(response, SignedIn, { withCookies: isBrowser(request) }),
    };
  }

  private async endNewSession(response: Response): Promise<void> {
    const { token } = z.object({ token: z.string() }).parse(await response.json());
    const { internalAdapter } = await this.auth.$context;
    await internalAdapter.deleteSession(token);
  }
}

/** The id of the signed-in account; undefined if better-auth requires the second factor first. */
async function signedInUser(response: Response): Promise<string | undefined> {
  const answer = SignInAnswer.parse(await response.clone().json());
  return 'user' in answer ? answer.user.id : undefined;
}

const wrongPasswordText = 'Das bisherige Passwort ist falsch.';
const wrongPassword = {
  detail: wrongPasswordText,
  errors: [{ field: 'currentPassword', message: wrongPasswordText }],
};
