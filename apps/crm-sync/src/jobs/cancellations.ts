import { type Redis } from 'ioredis';

/** Longer than any job stays in the queue. */
const keptForSeconds = 15 * 24 * 60 * 60;
const keyOf = (jobId: string) => `crm-cancelled-${jobId}`;

/** Wishes to stop a job; every copy sees them. */
export class Cancellations {
  constructor(private readonly redis: Redis) {}

  async ask(jobId: string): Promise<void> {
    await this.redis.set(keyOf(jobId), '1', 'EX', keptForSeconds);
  }

  async isAsked(jobId: string): Promise<boolean> {
    return (await this.redis.exists(keyOf(jobId))) === 1;
  }

  async askedAmong(jobIds: readonly string[]): Promise<Set<string>> {
    if (jobIds.length === 0) return new Set();
    const marks = await this.redis.mget(jobIds.map(keyOf));
    return new Set(jobIds.filter((_id, index) => marks[index] !== null));
  }
}
