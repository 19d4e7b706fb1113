import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WorkerRedis } from '@estate/server-kit/redis.module';
import { Injectable } from '@nestjs/common';

const holdsMs = 10_000;
const askAgainMs = 150;

const renew = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0`;
const release = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

/**
 * Imports of one object take turns, in whichever copy, so that none fetches images in vain; a dead holder frees the
 * lock in 10 s. It is no proof: a holder that stood still, or was cut off from Redis, for longer works on beside the next one.
 * What keeps it from undoing the other's work is the time of its reading, which catalog and media look at.
 */
@Injectable()
export class PropertyLock {
  constructor(private readonly workerRedis: WorkerRedis) {}

  /** Rejects if the signal is aborted before the work begins; the work itself is not stopped. */
  async hold<Result>(propertyId: number, work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    const key = `crm-import-lock-${propertyId}`;
    const token = randomUUID();
    signal.throwIfAborted();
    while ((await this.workerRedis.set(key, token, 'PX', holdsMs, 'NX')) === null) {
      await sleep(askAgainMs * (0.5 + Math.random()), undefined, { signal });
    }
    const renewal = setInterval(() => {
      this.workerRedis.eval(renew, 1, key, token, holdsMs).catch(() => undefined);
    }, holdsMs / 3);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      await this.workerRedis.eval(release, 1, key, token);
    }
  }
}
