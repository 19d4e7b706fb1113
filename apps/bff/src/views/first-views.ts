import { createHmac, randomBytes } from 'node:crypto';
import { subkey } from '@estate/server-kit/auth-secrets';
import { clientNetwork } from '@estate/server-kit/client-network';
import { isRedisReady } from '@estate/server-kit/redis';
import { type Redis } from 'ioredis';

/** Redis forgets the views of an hour and their key after this time. */
const hourSeconds = 3_600;
/** About 10 MB; more views of an hour are not counted, so that a flood of forged clients cannot fill Redis. */
const maxPerHour = 100_000;

interface View {
  readonly property: number;
  readonly client: string;
  readonly agent: string;
}

/**
 * Tells the first view of a property by a client in an hour from its repetitions. The client's network and browser are hashed
 * with a random key of this hour, which Redis forgets, and a key that Redis does not know, so that nobody can find the client
 * in the store, or follow it from one hour to the next (decision 47).
 */
export class FirstViews {
  private readonly key: string;

  constructor(
    private readonly redis: Redis,
    secret: string,
  ) {
    this.key = subkey(secret, 'views');
  }

  /** False also while Redis is away: in doubt a view is not counted. */
  async isFirst({ property, client, agent }: View): Promise<boolean> {
    if (!isRedisReady(this.redis)) return false;
    const hour = new Date(Date.now()).toISOString().slice(0, 13);
    const seen = `views-${hour}`;
    const [secret, count] = await this.secretAndCount(`views-key-${hour}`, seen);
    if (!secret || count >= maxPerHour) return false;
    const hash = createHmac('sha256', this.key + secret)
      .update(`${property} ${clientNetwork(client)} ${agent}`)
      .digest('base64url')
      .slice(0, 22);
    const [[, added] = []] =
      (await this.redis.multi().sadd(seen, hash).expire(seen, hourSeconds).exec()) ?? [];
    return added === 1;
  }

  /** The key of the hour, made by whoever counts first, and how many views of the hour are known. */
  private async secretAndCount(key: string, seen: string): Promise<[string | null, number]> {
    const fresh = randomBytes(32).toString('base64url');
    const answers = await this.redis
      .multi()
      .set(key, fresh, 'EX', hourSeconds, 'NX')
      .get(key)
      .scard(seen)
      .exec();
    const [, [, secret = null] = [], [, count = maxPerHour] = []] = answers ?? [];
    return [secret as string | null, count as number];
  }
}
