import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WorkerRedis } from '@estate/server-kit/redis.module';
import { Injectable } from '@nestjs/common';

const holdsMs = 10_000;
const retryMs = 150;

const renew = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0`;
const release = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

/**
 * Imports of one object take turns across all copies, so images are not fetched twice. A dead holder's lock expires
 * after 10 s. The lock only saves work: a holder that stalls or loses Redis for longer runs concurrently with the next.
 * Catalog compares the times of the readings, so the older import cannot overwrite the newer one.
 */
@Injectable()
export class PropertyLock {
  constructor(private readonly workerRedis: WorkerRedis) {}

  /** Rejects if the signal is aborted before the work begins; running work is not stopped. */
  async hold<Result>(propertyId: number, work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    const key = `crm-import-lock-${propertyId}`;
    const token = randomUUID();
    signal.throwIfAborted();
    while ((await this.workerRedis.set(key, token, 'PX', holdsMs, 'NX')) === null) {
      await sleep(retryMs * (0.5 + Math.random()), undefined, { signal });
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
