import { problem } from '@estate/contracts/problem';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { SignInLimit } from '../sign-in-limit/sign-in-limit.ts';
import { problemResponse } from './better-auth.ts';
import { FailureRecord, type Attempt } from './failure-record.ts';

export interface AttemptResult {
  readonly response: Response;
  /** Whether the password or code was right; null if it was not fully checked, so the attempt stays counted. */
  readonly isRight: boolean | null;
}

/**
 * Wraps every check of a password or code: counts the attempt before the check and records failures in the audit log.
 */
@Injectable()
export class PasswordAttempts {
  constructor(
    private readonly limit: SignInLimit,
    private readonly failures: FailureRecord,
  ) {}

  /** Returns the response of `verify`. If the limit is reached, returns 429 with Retry-After and does not call it. */
  async check(attempt: Attempt, verify: () => Promise<AttemptResult>): Promise<Response> {
    const attemptOrWait = await this.limit.take(attempt.email, attempt.client);
    if ('waitSeconds' in attemptOrWait) {
      this.failures.countRefused(attempt);
      return tooManyAttempts(attemptOrWait.waitSeconds);
    }
    const { response, isRight } = await verify();
    if (isRight) await attemptOrWait.confirm();
    if (isRight === false) await this.failures.recordWrong(attempt);
    return response;
  }

  /**
   * Throws `invalid-input` at `password` unless `verify` accepts the password, and `too-many-requests` at the limit.
   */
  async require(attempt: Attempt, verify: () => Promise<boolean>): Promise<void> {
    const attemptOrWait = await this.limit.take(attempt.email, attempt.client);
    if ('waitSeconds' in attemptOrWait) {
      this.failures.countRefused(attempt);
      throw new ProblemError('too-many-requests', { detail: waitText(attemptOrWait.waitSeconds) });
    }
    if (await verify()) return attemptOrWait.confirm();
    await this.failures.recordWrong(attempt);
    throw new ProblemError('invalid-input', {
      detail: wrongPassword,
      errors: [{ field: 'password', message: wrongPassword }],
    });
  }
}

export const wrongPassword = 'Das Passwort ist falsch.';

const waitText = (seconds: number) =>
  `Zu viele Versuche. Bitte versuchen Sie es in ${durationText(seconds)} erneut.`;

/** The 429 response, with the time to wait in Retry-After and in the German text. */
export function tooManyAttempts(seconds: number): Response {
  const failure = problem('too-many-requests', { detail: waitText(seconds) });
  return problemResponse(failure, { 'Retry-After': String(seconds) });
}

function durationText(seconds: number): string {
  if (seconds === 1) return 'einer Sekunde';
  return seconds <= 90 ? `${seconds} Sekunden` : `${Math.ceil(seconds / 60)} Minuten`;
}
