import { problem } from '@estate/contracts/problem';
import { Injectable } from '@nestjs/common';
import { SignInLimit } from '../sign-in-limit/sign-in-limit.ts';
import { refusal } from './auth-messages.ts';
import { FailureRecord, type Attempt } from './failure-record.ts';

export interface Looked {
  readonly response: Response;
  /** Null if better-auth did not check the password. */
  readonly isRight: boolean | null;
}

/** Every password check goes through here. Attempts are counted before the check, failures are recorded. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly limit: SignInLimit,
    private readonly failures: FailureRecord,
  ) {}

  /** Returns the response of `look`, or 429 with Retry-After without calling `look` if the limit is reached. */
  async check(attempt: Attempt, look: () => Promise<Looked>): Promise<Response> {
    const taken = await this.limit.take(attempt.email, attempt.client);
    if ('waitSeconds' in taken) {
      this.failures.countRefused(attempt);
      return tooSoon(taken.waitSeconds);
    }
    const { response, isRight } = await look();
    if (isRight) await taken.right();
    if (isRight === false) await this.failures.wrong(attempt);
    return response;
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
