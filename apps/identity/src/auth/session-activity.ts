import { InjectEnv } from '@estate/server-kit/process/inject';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Clock } from '@estate/server-kit/process/clock';
import { Injectable } from '@nestjs/common';
import { APIError } from 'better-auth/api';
import { type StaffEnv } from '../env.ts';
import { InjectAuth, type Auth } from './auth.ts';

/**
 * The time of the last request is stored at most once in this interval, to avoid a write for every request of staff.
 */
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
   * The caller's session, or null if there is no valid one. Stores the time of the request, unless `isRequest` is
   * false: the polling of an open page does not count as activity.
   */
  async find(headers: Headers, { isRequest = true } = {}): Promise<FoundSession | null> {
    const found = await this.auth.api
      .getSession({ headers, query: { disableCookieCache: true, disableRefresh: true } })
      .catch((cause: unknown) => {
        // While MongoDB cannot be reached, better-auth throws an APIError with status 500 that does not contain the
        // cause.
        const isHidden = cause instanceof APIError && cause.statusCode === 500;
        throw isHidden ? new ProblemError('unavailable', { cause }) : cause;
      });
    if (!found) return null;
    const { token, createdAt, lastSeenAt, userId } = found.session;
    const now = this.clock.now();
    const idleForMs = now.getTime() - (lastSeenAt ?? createdAt).getTime();
    const { internalAdapter } = await this.auth.$context;
    if (idleForMs >= this.idleMs) {
      await internalAdapter.deleteSession(token);
      return null;
    }
    if (isRequest && (!lastSeenAt || idleForMs >= storedEveryMs)) {
      const seen = { lastSeenAt: now };
      await Promise.all([
        internalAdapter.updateSession(token, seen),
        internalAdapter.updateUser(userId, seen),
      ]);
    }
    return found;
  }
}
