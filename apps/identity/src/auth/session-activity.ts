import { InjectEnv } from '@estate/server-kit/inject';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { APIError } from 'better-auth/api';
import { Clock } from '../clock.ts';
import { type StaffEnv } from '../env.ts';
import { InjectAuth, type Auth } from './auth.ts';

/** The last request is stored at most once in this interval, because every request of staff reads the session. */
const storedEveryMs = 60_000;

export type FoundSession = NonNullable<Awaited<ReturnType<Auth['api']['getSession']>>>;

/** Finds the caller's session. Ends a session that had no request for SESSION_IDLE_HOURS. */
@Injectable()
export class SessionActivity {
  private readonly idleMs: number;

  constructor(
    @InjectAuth() private readonly auth: Auth,
    private readonly clock: Clock,
    @InjectEnv() { SESSION_IDLE_HOURS }: Pick<StaffEnv, 'SESSION_IDLE_HOURS'>,
  ) {
    this.idleMs = SESSION_IDLE_HOURS * 3_600_000;
  }

  /**
   * Null without a live session. `isRequest` is false for the polling of an open page, which does not count as
   * activity.
   */
  async find(headers: Headers, { isRequest = true } = {}): Promise<FoundSession | null> {
    const found = await this.auth.api
      .getSession({ headers, query: { disableCookieCache: true, disableRefresh: true } })
      .catch((cause: unknown) => {
        // If MongoDB cannot be reached, better-auth throws an APIError 500 without the cause.
        const isHidden = cause instanceof APIError && cause.statusCode === 500;
        throw isHidden ? new ProblemError('unavailable', { cause }) : cause;
      });
    if (!found) return null;
    const { token, createdAt, lastSeenAt, userId } = found.session;
    const now = this.clock.now();
    const idleForMs = now - (lastSeenAt ?? createdAt).getTime();
    const { internalAdapter } = await this.auth.$context;
    if (idleForMs >= this.idleMs) {
      await internalAdapter.deleteSession(token);
      return null;
    }
    if (isRequest && (!lastSeenAt || idleForMs >= storedEveryMs)) {
      const seen = { lastSeenAt: new Date(now) };
      await Promise.all([
        internalAdapter.updateSession(token, seen),
        internalAdapter.updateUser(userId, seen),
      ]);
    }
    return found;
  }
}
