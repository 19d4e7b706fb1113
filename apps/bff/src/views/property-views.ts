import { type IncomingMessage } from 'node:http';
import { CountView } from '@estate/contracts/catalog/property-views';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { type Log } from '@estate/server-kit/observability/log';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type Redis } from 'ioredis';
import { readCaller } from '../routing/request-head.ts';
import { requireSession } from '../staff/staff-session.ts';
import { FirstViews } from './first-views.ts';
import { isViewByPerson } from './person-request.ts';

/** Counts how often people view a property: each client once an hour, bots and staff never (decision 47). */
export class PropertyViews {
  private readonly firstViews: FirstViews;

  constructor(
    redis: Redis,
    private readonly catalog: RpcClient,
    private readonly identity: RpcClient,
    secret: string,
    private readonly log: Log,
  ) {
    this.firstViews = new FirstViews(redis, secret);
  }

  /** Counts a view. Never rejects, because a page must not fail because of statistics. */
  async count(property: number, request: IncomingMessage): Promise<void> {
    try {
      if (!isViewByPerson(request) || (await this.isOfStaff(request))) return;
      const { client } = readCaller(request);
      if (await this.firstViews.isFirst({ property, client }))
        await this.catalog.call(CountView, { id: property });
    } catch (err) {
      // The RPC clients and the Redis connection log their outages themselves.
      this.log.debug({ err }, 'view not counted');
    }
  }

  /** Rejects while identity does not respond for a caller with a cookie, so that the view is not counted. */
  private async isOfStaff(request: IncomingMessage): Promise<boolean> {
    const caller = readCaller(request);
    if (caller.cookie === undefined) return false;
    return requireSession(this.identity, caller, { isRequest: false }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ProblemError && error.problem.code === 'not-signed-in') return false;
        throw error;
      },
    );
  }
}
