import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Redis } from 'ioredis';

const holdsMs = 10_000;
const askAgainMs = 150;

const renew = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0`;
const release = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

/** Two imports of one object never run at once, in whichever copy; the later one waits. A dead holder frees it in 10 s. */
export class PropertyLock {
  constructor(private readonly redis: Redis) {}

  async hold<Result>(propertyId: number, work: () => Promise<Result>): Promise<Result> {
    const key = `crm-import-lock-${propertyId}`;
    const token = randomUUID();
    while ((await this.redis.set(key, token, 'PX', holdsMs, 'NX')) === null) {
      await sleep(askAgainMs * (0.5 + Math.random()));
    }
    const renewal = setInterval(() => {
      this.redis.eval(renew, 1, key, token, holdsMs).catch(() => undefined);
    }, holdsMs / 3);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      await this.redis.eval(release, 1, key, token);
    }
  }
}
