import {
  ChangePassword,
  LiveSession,
  SignedIn,
  SignedOut,
  SignIn,
  SignInAnswer,
} from '@estate/contracts/identity/sign-in';
import { problem } from '@estate/contracts/problem';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { InjectAuth, type Auth } from '../auth/auth.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { SessionActivity } from '../auth/session-activity.ts';
import {
  failureCode,
  nobody,
  refusal,
  refusalOf,
  shown,
  type AuthCall,
  ask,
  clientOf,
  isBrowser,
  read,
  signedIn,
} from './auth-messages.ts';
import { PasswordCheck, type Looked } from './password-check.ts';

/** The calls of better-auth that the site uses, with German messages and only the public fields. */
@Injectable()
export class AuthCalls {
  constructor(
    @InjectAuth() private readonly auth: Auth,
    private readonly passwords: PasswordCheck,
    private readonly activity: SessionActivity,
    private readonly audit: AuditLog,
  ) {}

  /** Answers 401 for a wrong password or an unknown address, 429 if PasswordCheck refuses the attempt. */
  async signIn(call: AuthCall): Promise<Response> {
    const credentials = read(SignIn, call.body);
    const { email } = credentials;
    return this.passwords.check({ call: 'sign-in', email, client: clientOf(call) }, async () => {
      const answered = await ask(this.auth, call, 'sign-in/email', credentials);
      if (answered.ok) {
        // The second factor is still to come, so the attempt stays counted until it is verified.
        // better-auth names a token all the same, of a session that it has already ended.
        const userId = await signedInUser(answered);
        if (userId === undefined) {
          return { isRight: null, response: await shown(answered, SignInAnswer, { withCookies: true }) };
        }
        await this.audit.recordSignIn(userId, 'sign-in');
        return { isRight: true, response: await signedIn(call, answered, SignInAnswer) };
      }
      // A malformed address gets the same response as a wrong password, so responses do not reveal accounts.
      const isWrong = answered.status === 400 || answered.status === 401;
      return isWrong
        ? { isRight: false, response: refusal(problem('wrong-credentials')) }
        : { isRight: null, response: refusalOf(answered.status, 'wrong-credentials') };
    });
  }

  /** Ends the session. */
  async signOut(call: AuthCall): Promise<Response> {
    const answered = await ask(this.auth, call, 'sign-out', {});
    if (!answered.ok) return refusalOf(answered.status, 'not-signed-in');
    return shown(answered, SignedOut, { withCookies: isBrowser(call) });
  }

  /** The signed-in user and the session's expiry, or null. */
  async getSession(call: AuthCall): Promise<Response> {
    if (!(await this.activity.find(call.headers))) return nobody();
    const answered = await ask(this.auth, call, 'get-session');
    if (!answered.ok) return refusalOf(answered.status, 'not-signed-in');
    return shown(answered, LiveSession, { withCookies: isBrowser(call) });
  }

  /** Answers 401 without a session, 400 for a wrong `currentPassword`. */
  async changePassword(call: AuthCall): Promise<Response> {
    const passwords = read(ChangePassword, call.body);
    const session = await this.activity.find(call.headers);
    if (!session) return refusal(problem('not-signed-in'));
    const { email } = session.user;
    return this.passwords.check({ call: 'change-password', email, client: clientOf(call) }, async () => {
      const looked = await this.replacePassword(call, passwords);
      const action = { user_id: session.user.id, action: 'password.changed', target: null };
      if (looked.isRight) await this.audit.record(action);
      return looked;
    });
  }

  /**
   * Ends all sessions of the account and starts a new one for a browser, so that copies of the caller's session are
   * invalid too. A script has to sign in again, because only a sign-in returns a token.
   */
  private async replacePassword(call: AuthCall, passwords: z.output<typeof ChangePassword>): Promise<Looked> {
    const answered = await ask(this.auth, call, 'change-password', {
      ...passwords,
      revokeOtherSessions: true,
    });
    if (!answered.ok) {
      const isWrong = (await failureCode(answered)) === 'INVALID_PASSWORD';
      return isWrong
        ? { isRight: false, response: refusal(problem('invalid-input', wrongPassword)) }
        : { isRight: null, response: refusalOf(answered.status, 'not-signed-in') };
    }
    if (!isBrowser(call)) await this.endNewSession(answered.clone());
    return {
      isRight: true,
      response: await shown(answered, SignedIn, { withCookies: isBrowser(call) }),
    };
  }

  private async endNewSession(answered: Response): Promise<void> {
    const { token } = z.object({ token: z.string() }).parse(await answered.json());
    const { internalAdapter } = await this.auth.$context;
    await internalAdapter.deleteSession(token);
  }
}

/** The account that is signed in now; undefined while better-auth waits for the second factor. */
async function signedInUser(answered: Response): Promise<string | undefined> {
  const answer = SignInAnswer.parse(await answered.clone().json());
  return 'user' in answer ? answer.user.id : undefined;
}

const isWrongText = 'Das bisherige Passwort ist falsch.';
const wrongPassword = {
  detail: isWrongText,
  errors: [{ field: 'currentPassword', message: isWrongText }],
};
