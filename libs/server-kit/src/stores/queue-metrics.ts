import { type Queue, type Job, type Worker } from 'bullmq';
import { type Redis } from 'ioredis';
import { Gauge } from 'prom-client';
import { durations, metrics } from '../observability/metrics.ts';
import { isRedisReady } from './redis.ts';

/** Number of jobs of the queue by state. Prioritised jobs count as waiting. */
export async function queueDepth(queue: Queue) {
  const states = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const;
  const counts = await queue.getJobCounts(...states);
  const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = counts;
  return { name: queue.name, waiting: waiting + prioritized, active, delayed, failed };
}

const queues = new Map<string, { queue: Queue; redis: Redis }>();

/** Runs a query on each open queue. Queues whose Redis is down are skipped, because a scrape must not fail or wait. */
async function queryQueues<Answer>(query: (queue: Queue) => Promise<Answer>): Promise<Answer[]> {
  const reachable = [...queues.values()].filter(({ redis }) => isRedisReady(redis));
  const answers = await Promise.allSettled(reachable.map(({ queue }) => query(queue)));
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}

new Gauge({
  name: 'queue_jobs',
  help: 'Jobs of a queue by state: waiting (with prioritised ones), active, delayed, failed',
  labelNames: ['queue', 'state'],
  registers: [metrics],
  async collect() {
    const depths = await queryQueues(queueDepth);
    this.reset();
    for (const { name, ...states } of depths)
      for (const [state, count] of Object.entries(states)) this.set({ queue: name, state }, count);
  },
});

new Gauge({
  name: 'queue_oldest_wait_seconds',
  help: 'Time since the oldest waiting job of a queue was added; 0 if none waits',
  labelNames: ['queue'],
  registers: [metrics],
  async collect() {
    const waits = await queryQueues(oldestWait);
    this.reset();
    for (const { queue, seconds } of waits) this.set({ queue }, seconds);
  },
});

const jobDuration = durations(
  'job_duration_seconds',
  'Duration of an attempt of a job by outcome: completed, retried, failed (for good)',
  ['queue', 'job', 'outcome'],
  [0.05, 0.25, 1, 5, 30, 120, 600, 3_600],
);

async function oldestWait(queue: Queue) {
  const jobs = await queue.getJobs(['waiting', 'prioritized'], 0, 0, true);
  const seconds = Math.max(0, ...jobs.map(({ timestamp }) => (Date.now() - timestamp) / 1_000));
  return { queue: queue.name, seconds };
}

/** Adds an open queue to the metrics of depth and age. */
export function measureQueue(queue: Queue, redis: Redis): void {
  queues.set(queue.name, { queue, redis });
}

/** Removes a closed queue from the metrics, unless another queue of its name is open. */
export function stopMeasuringQueue(queue: Queue): void {
  if (queues.get(queue.name)?.queue === queue) queues.delete(queue.name);
}

/** Records the duration of each attempt of a worker's jobs. */
export function measureJobs<Data, Result, Name extends string>(worker: Worker<Data, Result, Name>): void {
  const observe = (job: Job<Data, Result, Name>, outcome: string) => {
    const { processedOn, finishedOn } = job;
    const seconds = processedOn === undefined ? 0 : ((finishedOn ?? Date.now()) - processedOn) / 1_000;
    jobDuration.observe({ queue: worker.name, job: job.name, outcome }, seconds);
  };
  worker.on('completed', (job) => observe(job, 'completed'));
  // BullMQ passes no job if it was removed while it ran, and sets `finishedOn` only after the last attempt.
  worker.on('failed', (job) => job && observe(job, job.finishedOn === undefined ? 'retried' : 'failed'));
}
