import { type AuthBody } from '@estate/contracts/identity/auth-calls';
import { Done, RecoveryCodes, SignedIn, TwoFactorKey } from '@estate/contracts/identity/sign-in';
import { problem } from '@estate/contracts/problem';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.ts';
import { InjectAuth, type Auth } from '../auth/auth.ts';
import { SessionActivity } from '../auth/session-activity.ts';
import { SignInLimit } from '../sign-in-limit/sign-in-limit.ts';
import {
  type AuthRequest,
  callBetterAuth,
  clientAddressOf,
  errorCode,
  errorResponse,
  problemResponse,
  publicResponse,
  sessionResponse,
} from './better-auth.ts';
import { type AttemptResult, PasswordAttempts, wrongPassword } from './password-attempts.ts';

type OwnPassword = AuthRequest<AuthBody<'enableTwoFactor'>>;
type Code = AuthRequest<AuthBody<'verifyTotp'>>;

const lockSeconds = 15 * 60;

const atField = (field: string, message: string) =>
  problemResponse(problem('invalid-input', { detail: message, errors: [{ field, message }] }));

const isOnText = 'Der zweite Faktor ist bereits eingeschaltet.';
const isOffText = 'Der zweite Faktor ist nicht eingeschaltet.';
const isOverText = 'Diese Anmeldung ist abgelaufen. Bitte geben Sie Ihr Passwort noch einmal ein.';
const wrongCode = 'Dieser Code stimmt nicht.';
const usedCode = 'Dieser Code wurde schon eingegeben. Bitte warten Sie auf den nächsten.';

/** The second factor: a code of an authenticator app or a recovery code. Attempts are limited like passwords. */
@Injectable()
export class TwoFactorCalls {
  constructor(
    @InjectAuth() private readonly auth: Auth,
    private readonly passwords: PasswordAttempts,
    private readonly activity: SessionActivity,
    private readonly limit: SignInLimit,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Creates a key for an authenticator app. It becomes active when its first code is verified. Responds with 409 if the
   * second factor is on, so that the active key is not replaced.
   */
  enable(request: OwnPassword): Promise<Response> {
    return this.withPassword(request, { isOn: false }, async (response) => ({
      isRight: true,
      response: await publicResponse(response, TwoFactorKey, { withCookies: false }),
    }));
  }

  /** Turns the second factor off and ends all sessions of the account. The caller gets a new one. */
  disable(request: OwnPassword): Promise<Response> {
    return this.withPassword(request, {}, async (response, userId) => {
      await this.endOtherSessions(userId, response);
      await this.audit.record({ user_id: userId, action: 'two-factor.disabled', target: null });
      return { isRight: true, response: await sessionResponse(request, response, Done) };
    });
  }

  /** Replaces the recovery codes. Responds with 409 if the second factor is off. */
  renewCodes(request: OwnPassword): Promise<Response> {
    return this.withPassword(request, { isOn: true }, async (response, userId) => {
      await this.audit.record({ user_id: userId, action: 'two-factor.codes-renewed', target: null });
      return {
        isRight: true,
        response: await publicResponse(response, RecoveryCodes, { withCookies: false }),
      };
    });
  }

  verifyTotp(request: Code): Promise<Response> {
    return this.verify(request, 'app');
  }

  /** Verifies a recovery code, which is valid only once. */
  verifyBackupCode(request: Code): Promise<Response> {
    return this.verify(request, 'recovery');
  }

  private async withPassword(
    request: OwnPassword,
    wanted: { isOn?: boolean },
    onRight: (response: Response, userId: string) => Promise<AttemptResult>,
  ): Promise<Response> {
    const session = await this.activity.find(request.headers);
    if (!session) return problemResponse(problem('not-signed-in'));
    const { id, email, twoFactorEnabled } = session.user;
    const hasFactor = twoFactorEnabled === true;
    if (wanted.isOn !== undefined && wanted.isOn !== hasFactor)
      return problemResponse(problem('conflict', { detail: hasFactor ? isOnText : isOffText }));
    return this.passwords.check({ call: 'two-factor', email, client: clientAddressOf(request) }, async () => {
      const response = await callBetterAuth(this.auth, request, request.body);
      if (response.ok) return onRight(response, id);
      if ((await errorCode(response)) !== 'INVALID_PASSWORD') {
        return { isRight: null, response: errorResponse(response.status, 'not-signed-in') };
      }
      return { isRight: false, response: atField('password', wrongPassword) };
    });
  }

  /** Verifies a code. Without a session, this completes the sign-in; with a session, it confirms a new key. */
  private async verify(request: Code, source: 'app' | 'recovery'): Promise<Response> {
    const session = await this.activity.find(request.headers);
    const account = session?.user ?? (await this.auth.api.pendingSignIn({ headers: request.headers }));
    if (!account) return problemResponse(problem('invalid-input', { detail: isOverText }));
    const { email } = account;
    return this.passwords.check({ call: 'two-factor', email, client: clientAddressOf(request) }, async () => {
      const isFresh = source === 'recovery' || (await this.limit.takeCode(email, request.body.code));
      if (!isFresh) return { isRight: false, response: atField('code', usedCode) };
      const response = await callBetterAuth(this.auth, request, request.body);
      if (!response.ok) return this.codeError(response);
      const { id } = SignedIn.parse(await response.clone().json()).user;
      const isNew = source === 'app' && session !== null && !session.user.twoFactorEnabled;
      if (!session) {
        const action = source === 'app' ? 'sign-in' : 'sign-in.recovery-code';
        await this.audit.recordSignIn(id, action);
      }
      if (isNew) {
        await this.endOtherSessions(id, response);
        await this.audit.record({ user_id: id, action: 'two-factor.enabled', target: null });
      }
      return { isRight: true, response: await sessionResponse(request, response, SignedIn) };
    });
  }

  /**
   * Ends all sessions except the new one in `response`. Called after the second factor was turned on or off, because
   * the other sessions began under the former requirements for a sign-in.
   */
  private async endOtherSessions(userId: string, response: Response): Promise<void> {
    const { internalAdapter } = await this.auth.$context;
    const newToken = response.headers.get('set-auth-token')?.split('.')[0];
    const sessions = await internalAdapter.listSessions(userId);
    await Promise.all(
      sessions
        .filter(({ token }) => token !== newToken)
        .map(({ token }) => internalAdapter.deleteSession(token)),
    );
  }

  private async codeError(response: Response): Promise<AttemptResult> {
    if (response.status === 429) {
      const headers = { 'Retry-After': String(lockSeconds) };
      return { isRight: false, response: problemResponse(problem('too-many-requests'), headers) };
    }
    const code = await errorCode(response);
    if (code === 'INVALID_CODE' || code === 'INVALID_BACKUP_CODE') {
      return { isRight: false, response: atField('code', wrongCode) };
    }
    if (response.status === 403 || response.status >= 500) {
      return { isRight: null, response: errorResponse(response.status, 'not-signed-in') };
    }
    return { isRight: null, response: problemResponse(problem('invalid-input', { detail: isOverText })) };
  }
}
