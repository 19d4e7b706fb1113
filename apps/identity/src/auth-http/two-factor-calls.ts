import {
  BackupCode,
  OwnPassword,
  SignedIn,
  TotpCode,
  TwoFactorKey,
  TwoFactorOff,
} from '@estate/contracts/identity/sign-in';
import { problem } from '@estate/contracts/problem';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.ts';
import { InjectAuth, type Auth } from '../auth/auth.ts';
import { SessionActivity } from '../auth/session-activity.ts';
import { SignInLimit } from '../sign-in-limit/sign-in-limit.ts';
import {
  failureCode,
  refusal,
  refusalOf,
  shown,
  type AuthCall,
  ask,
  clientOf,
  read,
  signedIn,
} from './auth-messages.ts';
import { PasswordCheck, type Looked } from './password-check.ts';

const lockSeconds = 15 * 60;

const atField = (field: string, message: string) =>
  refusal(problem('invalid-input', { detail: message, errors: [{ field, message }] }));

const isOn = 'Der zweite Faktor ist bereits eingeschaltet.';
const isOver = 'Diese Anmeldung ist abgelaufen. Bitte geben Sie Ihr Passwort noch einmal ein.';
const wrongCode = 'Dieser Code stimmt nicht.';
const usedCode = 'Dieser Code wurde schon eingegeben. Bitte warten Sie auf den nächsten.';

/** The second factor: a code of an authenticator app or a recovery code. Attempts are limited like passwords. */
@Injectable()
export class TwoFactorCalls {
  constructor(
    @InjectAuth() private readonly auth: Auth,
    private readonly passwords: PasswordCheck,
    private readonly activity: SessionActivity,
    private readonly limit: SignInLimit,
    private readonly audit: AuditLog,
  ) {}

  /** Makes a new key; it counts from the first verified code on. 409 if the factor is on, because its key would end. */
  async enable(call: AuthCall): Promise<Response> {
    return this.withPassword(call, 'enable', async (answered) => ({
      isRight: true,
      response: await shown(answered, TwoFactorKey, { withCookies: false }),
    }));
  }

  /** Turns the factor off; the session is replaced by a new one, all others end. */
  async disable(call: AuthCall): Promise<Response> {
    return this.withPassword(call, 'disable', async (answered, userId) => {
      await this.endOtherSessions(userId, answered);
      await this.audit.record({ user_id: userId, action: 'two-factor.disabled', target: null });
      return { isRight: true, response: await signedIn(call, answered, TwoFactorOff) };
    });
  }

  verifyTotp(call: AuthCall): Promise<Response> {
    return this.verify(call, 'verify-totp', read(TotpCode, call.body));
  }

  /** Each recovery code works once. */
  verifyBackupCode(call: AuthCall): Promise<Response> {
    return this.verify(call, 'verify-backup-code', read(BackupCode, call.body));
  }

  private async withPassword(
    call: AuthCall,
    path: 'enable' | 'disable',
    onRight: (answered: Response, userId: string) => Promise<Looked>,
  ): Promise<Response> {
    const body = read(OwnPassword, call.body);
    const session = await this.activity.find(call.headers);
    if (!session) return refusal(problem('not-signed-in'));
    const { id, email, twoFactorEnabled } = session.user;
    if (path === 'enable' && twoFactorEnabled) return refusal(problem('conflict', { detail: isOn }));
    return this.passwords.check({ call: 'two-factor', email, client: clientOf(call) }, async () => {
      const answered = await ask(this.auth, call, `two-factor/${path}`, body);
      if (answered.ok) return onRight(answered, id);
      if ((await failureCode(answered)) !== 'INVALID_PASSWORD') {
        return { isRight: null, response: refusalOf(answered.status, 'not-signed-in') };
      }
      return { isRight: false, response: atField('password', 'Das Passwort ist falsch.') };
    });
  }

  /** Ends a sign-in, or with a session confirms the new key. */
  private async verify(
    call: AuthCall,
    path: 'verify-totp' | 'verify-backup-code',
    body: { code: string },
  ): Promise<Response> {
    const session = await this.activity.find(call.headers);
    const account = session?.user ?? (await this.auth.api.pendingSignIn({ headers: call.headers }));
    if (!account) return refusal(problem('invalid-input', { detail: isOver }));
    const { email } = account;
    return this.passwords.check({ call: 'two-factor', email, client: clientOf(call) }, async () => {
      const isFresh = path === 'verify-backup-code' || (await this.limit.takeCode(email, body.code));
      if (!isFresh) return { isRight: false, response: atField('code', usedCode) };
      const answered = await ask(this.auth, call, `two-factor/${path}`, body);
      if (!answered.ok) return this.refused(answered);
      const { id } = SignedIn.parse(await answered.clone().json()).user;
      const isNew = path === 'verify-totp' && session !== null && !session.user.twoFactorEnabled;
      if (!session) {
        const action = path === 'verify-totp' ? 'sign-in' : 'sign-in.recovery-code';
        await this.audit.recordSignIn(id, action);
      }
      if (isNew) {
        await this.endOtherSessions(id, answered);
        await this.audit.record({ user_id: id, action: 'two-factor.enabled', target: null });
      }
      return { isRight: true, response: await signedIn(call, answered, SignedIn) };
    });
  }

  /** A session that began under other rules of sign-in ends, except the new one that `answered` brings. */
  private async endOtherSessions(userId: string, answered: Response): Promise<void> {
    const { internalAdapter } = await this.auth.$context;
    const kept = answered.headers.get('set-auth-token')?.split('.')[0];
    const sessions = await internalAdapter.listSessions(userId);
    await Promise.all(
      sessions.filter(({ token }) => token !== kept).map(({ token }) => internalAdapter.deleteSession(token)),
    );
  }

  private async refused(answered: Response): Promise<Looked> {
    if (answered.status === 429) {
      const headers = { 'Retry-After': String(lockSeconds) };
      return { isRight: false, response: refusal(problem('too-many-requests'), headers) };
    }
    const code = await failureCode(answered);
    if (code === 'INVALID_CODE' || code === 'INVALID_BACKUP_CODE') {
      return { isRight: false, response: atField('code', wrongCode) };
    }
    if (answered.status === 403 || answered.status >= 500) {
      return { isRight: null, response: refusalOf(answered.status, 'not-signed-in') };
    }
    return { isRight: null, response: refusal(problem('invalid-input', { detail: isOver })) };
  }
}
