import { problem } from '@estate/contracts/problem';
import { InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { Injectable } from '@nestjs/common';
import { FailedSignIns, type FailedSignIn } from '../audit/failed-sign-ins.ts';
import { InjectAuth, type Auth } from '../auth/auth.ts';
import { SignInKeys } from '../sign-in-limit/sign-in-keys.ts';
import { SignInLimit } from '../sign-in-limit/sign-in-limit.ts';
import { refusal } from './auth-messages.ts';

interface Asked {
  readonly call: FailedSignIn['call'];
  readonly email: string;
  /** The client address that the BFF sends. */
  readonly client: string;
}

export interface Looked {
  readonly response: Response;
  /** Null if better-auth did not check the password. */
  readonly isRight: boolean | null;
}

/** Every password check goes through here. Attempts are counted before the check, failures are recorded. */
@Injectable()
export class PasswordCheck {
  constructor(
    @InjectAuth() private readonly auth: Auth,
    private readonly limit: SignInLimit,
    private readonly keys: SignInKeys,
    private readonly failures: FailedSignIns,
    @InjectLog() private readonly log: Log,
  ) {}

  /** Returns the response of `look`, or 429 with Retry-After without calling `look` if the limit is reached. */
  async check(asked: Asked, look: () => Promise<Looked>): Promise<Response> {
    const taken = await this.limit.take(asked.email, asked.client);
    if ('waitSeconds' in taken) {
      await this.writeDown(asked, true);
      return tooSoon(taken.waitSeconds);
    }
    const { response, isRight } = await look();
    if (isRight) await taken.right();
    if (isRight === false) await this.writeDown(asked, false);
    return response;
  }

  /** Records a failure. An error is only logged, because the response does not depend on the entry. */
  private async writeDown({ call, email, client }: Asked, isRefused: boolean): Promise<void> {
    try {
      const { internalAdapter } = await this.auth.$context;
      const found = await internalAdapter.findUserByEmail(email.toLowerCase());
      await this.failures.record({
        call,
        userId: found?.user.id ?? null,
        account: this.keys.account(email),
        network: this.keys.network(client),
        isRefused,
      });
    } catch (err) {
      this.log.error({ err }, 'failed sign-in not written down');
    }
  }
}

function tooSoon(seconds: number): Response {
  const detail = `Zu viele Versuche. Bitte versuchen Sie es in ${inWords(seconds)} erneut.`;
  return refusal(problem('too-many-requests', { detail }), { 'Retry-After': String(seconds) });
}

function inWords(seconds: number): string {
  if (seconds === 1) return 'einer Sekunde';
  return seconds <= 90 ? `${seconds} Sekunden` : `${Math.ceil(seconds / 60)} Minuten`;
}
