import { type Redis } from 'ioredis';

/** How long a request for a cancellation is stored. Longer than the queue keeps any job. */
const retentionSeconds = 15 * 24 * 60 * 60;
const keyOf = (jobId: string) => `crm-cancelled-${jobId}`;

/** Requests the cancellation of a job by a key in Redis, which the instance that runs the job checks. */
export async function requestCancellation(redis: Redis, jobId: string): Promise<void> {
  await redis.set(keyOf(jobId), '1', 'EX', retentionSeconds);
}

export async function isCancelled(redis: Redis, jobId: string): Promise<boolean> {
  return (await redis.exists(keyOf(jobId))) === 1;
}

/** The ids among `jobIds` whose cancellation was requested. */
export async function findCancelled(redis: Redis, jobIds: readonly string[]): Promise<Set<string>> {
  if (jobIds.length === 0) return new Set();
  const marks = await redis.mget(jobIds.map(keyOf));
  return new Set(jobIds.filter((_id, index) => marks[index] !== null));
}
