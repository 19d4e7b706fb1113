import { ChangePassword, LiveSession, SignedIn, SignedOut, SignIn } from '@estate/contracts/identity';
import { fieldProblems, problem } from '@estate/contracts/problem';
import { ProblemError } from '@estate/server-kit/problem-error';
import { z } from 'zod';
import { failureCode, refusal, refusalOf, shown } from './auth-answer.ts';
import { type Auth } from './auth.ts';
import { type Looked, type PasswordCheck } from './password-check.ts';

export interface AuthCall {
  readonly path: string;
  readonly headers: Headers;
  /** What its JSON says; undefined if it is none. */
  readonly body: unknown;
}

interface Served {
  readonly method: 'GET' | 'POST';
  readonly answer: (call: AuthCall) => Promise<Response>;
}

/** A call without a cookie is a script's; what it is answered must not hold a cookie either. */
const isBrowser = ({ headers }: AuthCall) => headers.has('cookie');

/** Browsers name the origin of every POST, so nothing that runs in a page can ask for a token. */
const wantsToken = ({ headers }: AuthCall) => headers.get('x-token') === 'bearer' && !headers.has('origin');

const clientOf = ({ headers }: AuthCall) => headers.get('x-forwarded-for') ?? '';

/** The calls of better-auth that the site uses, in German and with what may be told. */
export class AuthCalls {
  /** By path; anything else under /api/auth does not exist. */
  readonly served: Readonly<Record<string, Served>> = {
    '/api/auth/sign-in/email': { method: 'POST', answer: (call) => this.signIn(call) },
    '/api/auth/sign-out': { method: 'POST', answer: (call) => this.signOut(call) },
    '/api/auth/get-session': { method: 'GET', answer: (call) => this.getSession(call) },
    '/api/auth/change-password': { method: 'POST', answer: (call) => this.changePassword(call) },
  };

  constructor(
    private readonly auth: Auth,
    private readonly passwords: PasswordCheck,
  ) {}

  private async signIn(call: AuthCall): Promise<Response> {
    const credentials = read(SignIn, call.body);
    const { email } = credentials;
    return this.passwords.check({ call: 'sign-in', email, client: clientOf(call) }, async () => {
      const answered = await this.ask(call, 'POST', credentials);
      if (answered.ok) return { isRight: true, response: await signedIn(call, answered) };
      // A malformed address is no account either: the same answer for both tells nothing about who has one.
      const isWrong = answered.status === 400 || answered.status === 401;
      return isWrong
        ? { isRight: false, response: refusal(problem('wrong-credentials')) }
        : { isRight: null, response: refusalOf(answered.status, 'wrong-credentials') };
    });
  }

  private async signOut(call: AuthCall): Promise<Response> {
    const answered = await this.ask(call, 'POST', {});
    if (!answered.ok) return refusalOf(answered.status, 'not-signed-in');
    return shown(answered, SignedOut, { withCookies: isBrowser(call) });
  }

  private async getSession(call: AuthCall): Promise<Response> {
    const answered = await this.ask(call, 'GET');
    if (!answered.ok) return refusalOf(answered.status, 'not-signed-in');
    return shown(answered, LiveSession, { withCookies: isBrowser(call) });
  }

  private async changePassword(call: AuthCall): Promise<Response> {
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
    const answered = await this.ask(call, 'POST', { ...passwords, revokeOtherSessions: true });
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

  private ask({ path, headers }: AuthCall, method: Served['method'], body?: unknown): Promise<Response> {
    const url = new URL(path, this.auth.options.baseURL);
    if (body === undefined) return this.auth.handler(new Request(url, { method, headers }));
    const typed = new Headers(headers);
    typed.set('content-type', 'application/json');
    return this.auth.handler(new Request(url, { method, headers: typed, body: JSON.stringify(body) }));
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
