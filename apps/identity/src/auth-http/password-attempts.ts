import { problem } from '@estate/contracts/problem';
import { Injectable } from '@nestjs/common';
import { SignInLimit } from '../sign-in-limit/sign-in-limit.ts';
import { problemResponse } from './better-auth.ts';
import { FailureRecord, type Attempt } from './failure-record.ts';

export interface AttemptResult {
  readonly response: Response;
  /** Whether the password was right; null if better-auth did not check it. */
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

  /** Returns the response of `verify`, or 429 with Retry-After without calling it if the limit is reached. */
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
}

/** The 429 response, with the time to wait in Retry-After and in the German text. */
export function tooManyAttempts(seconds: number): Response {
  const detail = `Zu viele Versuche. Bitte versuchen Sie es in ${durationText(seconds)} erneut.`;
  return problemResponse(problem('too-many-requests', { detail }), { 'Retry-After': String(seconds) });
}

function durationText(seconds: number): string {
  if (seconds === 1) return 'einer Sekunde';
  return seconds <= 90 ? `${seconds} Sekunden` : `${Math.ceil(seconds / 60)} Minuten`;
}
