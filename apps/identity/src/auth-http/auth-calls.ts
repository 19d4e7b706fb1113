import { ChangePassword, LiveSession, SignedIn, SignedOut, SignIn } from '@estate/contracts/identity';
import { fieldProblems, problem } from '@estate/contracts/problem';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { InjectAuth, type Auth } from '../auth/auth.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { SessionActivity } from '../auth/session-activity.ts';
import { failureCode, nobody, refusal, refusalOf, shown } from './auth-answer.ts';
import { type AuthCall } from './auth-message.ts';
import { PasswordCheck, type Looked } from './password-check.ts';

/** A call without a cookie comes from a script; its response must not set a cookie either. */
const isBrowser = ({ headers }: AuthCall) => headers.has('cookie');

/** Browsers send `Origin` with every POST, so scripts of a page cannot request a token. */
const wantsToken = ({ headers }: AuthCall) => headers.get('x-token') === 'bearer' && !headers.has('origin');

const clientOf = ({ headers }: AuthCall) => headers.get('x-forwarded-for') ?? '';

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
      const answered = await this.ask(call, 'sign-in/email', credentials);
      if (answered.ok) return { isRight: true, response: await signedIn(call, answered) };
      // A malformed address gets the same response as a wrong password, so responses do not reveal accounts.
      const isWrong = answered.status === 400 || answered.status === 401;
      return isWrong
        ? { isRight: false, response: refusal(problem('wrong-credentials')) }
        : { isRight: null, response: refusalOf(answered.status, 'wrong-credentials') };
    });
  }

  /** Ends the session. */
  async signOut(call: AuthCall): Promise<Response> {
    const answered = await this.ask(call, 'sign-out', {});
    if (!answered.ok) return refusalOf(answered.status, 'not-signed-in');
    return shown(answered, SignedOut, { withCookies: isBrowser(call) });
  }

  /** The signed-in user and the session's expiry, or null. */
  async getSession(call: AuthCall): Promise<Response> {
    if (!(await this.activity.find(call.headers))) return nobody();
    const answered = await this.ask(call, 'get-session');
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
    const answered = await this.ask(call, 'change-password', { ...passwords, revokeOtherSessions: true });
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

  /** Calls better-auth with POST if there is a body, otherwise with GET. */
  private ask({ headers }: AuthCall, path: string, body?: unknown): Promise<Response> {
    const url = new URL(`/api/auth/${path}`, this.auth.options.baseURL);
    if (body === undefined) return this.auth.handler(new Request(url, { headers }));
    const typed = new Headers(headers);
    typed.set('content-type', 'application/json');
    const post = { method: 'POST', headers: typed, body: JSON.stringify(body) };
    return this.auth.handler(new Request(url, post));
  }
}

function read<Contract extends z.ZodType>(contract: Contract, body: unknown): z.output<Contract> {
  const input = contract.safeParse(body);
  if (input.success) return input.data;
  throw new ProblemError('invalid-input', { errors: fieldProblems(input.error) });
}

function signedIn(call: AuthCall, answered: Response): Promise<Response> {
  const token = answered.headers.get('set-auth-token');
  return wantsToken(call) && token
    ? shown(answered, SignedIn, { headers: { 'Set-Auth-Token': token }, withCookies: false })
    : shown(answered, SignedIn, { withCookies: true });
}

const isWrongText = 'Das bisherige Passwort ist falsch.';
const wrongPassword = {
  detail: isWrongText,
  errors: [{ field: 'currentPassword', message: isWrongText }],
};
