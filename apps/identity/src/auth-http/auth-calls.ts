import { ChangePassword, LiveSession, SignedIn, SignedOut, SignIn } from '@estate/contracts/identity';
import { fieldProblems, problem } from '@estate/contracts/problem';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { InjectAuth, type Auth } from '../auth/auth.ts';
import { failureCode, refusal, refusalOf, shown } from './auth-answer.ts';
import { type AuthCall } from './auth-message.ts';
import { PasswordCheck, type Looked } from './password-check.ts';

/** A call without a cookie is a script's; what it is answered must not hold a cookie either. */
const isBrowser = ({ headers }: AuthCall) => headers.has('cookie');

/** Browsers name the origin of every POST, so nothing that runs in a page can ask for a token. */
const wantsToken = ({ headers }: AuthCall) => headers.get('x-token') === 'bearer' && !headers.has('origin');

const clientOf = ({ headers }: AuthCall) => headers.get('x-forwarded-for') ?? '';

/** The calls of better-auth that the site uses, in German and with what may be told. */
@Injectable()
export class AuthCalls {
  constructor(
    @InjectAuth() private readonly auth: Auth,
    private readonly passwords: PasswordCheck,
  ) {}

  /** 401 for a wrong password as for an unknown address, 429 where PasswordCheck refuses to look. */
  async signIn(call: AuthCall): Promise<Response> {
    const credentials = read(SignIn, call.body);
    const { email } = credentials;
    return this.passwords.check({ call: 'sign-in', email, client: clientOf(call) }, async () => {
      const answered = await this.ask(call, 'sign-in/email', credentials);
      if (answered.ok) return { isRight: true, response: await signedIn(call, answered) };
      // A malformed address is no account either: the same answer for both tells nothing about who has one.
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

  /** Who is signed in and until when, or null. */
  async getSession(call: AuthCall): Promise<Response> {
    const answered = await this.ask(call, 'get-session');
    if (!answered.ok) return refusalOf(answered.status, 'not-signed-in');
    return shown(answered, LiveSession, { withCookies: isBrowser(call) });
  }

  /** 401 without a session, 400 with a wrong `currentPassword`. */
  async changePassword(call: AuthCall): Promise<Response> {
    const passwords = read(ChangePassword, call.body);
    const session = await this.auth.api.getSession({
      headers: call.headers,
      query: { disableRefresh: true },
    });
    if (!session) return refusal(problem('not-signed-in'));
    const { email } = session.user;
    return this.passwords.check({ call: 'change-password', email, client: clientOf(call) }, () =>
      this.replacePassword(call, passwords),
    );
  }

  /**
   * Ends all sessions of the account and begins a new one for the caller, so that a copy of their own is dead too. A
   * script signs in again: only a sign-in answers a token.
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

  /** Asks better-auth: POST with a body, GET without. */
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
