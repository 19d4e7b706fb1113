import { createHmac, randomBytes } from 'node:crypto';
import { subkey } from '@estate/server-kit/process/auth-secrets';
import { clientNetwork } from '@estate/server-kit/http/client-network';
import { isRedisReady } from '@estate/server-kit/stores/redis';
import { type Redis } from 'ioredis';

/** Lifetime in Redis of the views of an hour and of their hash key. */
const hourSeconds = 3_600;
/**
 * Maximum number of counted views per hour, about 10 MB in Redis. Further views of the hour are not counted, so that
 * a flood of forged clients cannot fill Redis.
 */
const maxPerHour = 100_000;

interface View {
  readonly property: number;
  readonly client: string;
}

/**
 * Detects the first view of a property by a client in an hour. The client's network is hashed with two
 * keys: a random one of this hour, which Redis deletes, and one that Redis does not know. So nobody can identify a
 * client in Redis or recognise it in the next hour (decision 47).
 */
export class FirstViews {
  private readonly key: string;

  constructor(
    private readonly redis: Redis,
    secret: string,
  ) {
    this.key = subkey(secret, 'views');
  }

  /** Returns false while Redis is down, so that no view is counted twice. */
  async isFirst({ property, client }: View): Promise<boolean> {
    if (!isRedisReady(this.redis)) return false;
    const hour = new Date(Date.now()).toISOString().slice(0, 13);
    const viewsKey = `views-${hour}`;
    const [secret, count] = await this.secretAndCount(`views-key-${hour}`, viewsKey);
    if (!secret || count >= maxPerHour) return false;
    const hash = createHmac('sha256', this.key + secret)
      .update(`${property} ${clientNetwork(client)}`)
      .digest('base64url')
      .slice(0, 22);
    const [[, added] = []] =
      (await this.redis.multi().sadd(viewsKey, hash).expire(viewsKey, hourSeconds).exec()) ?? [];
    return added === 1;
  }

  /** The random key of the hour, created with the first view, and the number of views of the hour. */
  private async secretAndCount(key: string, viewsKey: string): Promise<[string | null, number]> {
    const fresh = randomBytes(32).toString('base64url');
    const answers = await this.redis
      .multi()
      .set(key, fresh, 'EX', hourSeconds, 'NX')
      .get(key)
      .scard(viewsKey)
      .exec();
    const [, [, secret = null] = [], [, count = maxPerHour] = []] = answers ?? [];
    return [secret as string | null, count as number];
  }
}
