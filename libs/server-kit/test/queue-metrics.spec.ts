import { testRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, describe, expect, it } from '@jest/globals';
import { UnrecoverableError } from 'bullmq';
import { type MetricValueWithName } from 'prom-client';
import { createLog } from '../src/observability/log.ts';
import { metrics } from '../src/observability/metrics.ts';
import { createQueue, createWorker } from '../src/stores/queue.ts';

const log = createLog('test');
log.level = 'silent';

const open = (name: string) =>
  createQueue(name, {
    url: store.url,
    log,
    jobOptions: { attempts: 2, backoff: { type: 'fixed', delay: 20 } },
  });

/** The values of a queue's metric by their other labels; for a histogram, the counts. */
async function series(metric: string, queue: string) {
  const { values = [] } = (await metrics.getSingleMetric(metric)?.get()) ?? {};
  const own = values.filter(
    ({ labels, metricName = metric }: MetricValueWithName<string>) =>
      labels['queue'] === queue && [metric, `${metric}_count`].includes(metricName),
  );
  return Object.fromEntries(
    own.map(({ labels: { queue: _queue, ...others }, value }) => [Object.values(others).join(' '), value]),
  );
}

const store = await testRedis();
afterAll(() => store.stop());

describe('the metrics of a queue', () => {
  it('the metrics of a queue count its jobs by state and measure how long the oldest has waited, until the queue is closed', async () => {
    const queue = open('letters');
    const anHourAgo = Date.now() - 3_600_000;
    await queue.add('write', {}, { timestamp: anHourAgo });
    await queue.add('write', {}, { priority: 1 });
    await queue.add('write', {}, { delay: 60_000, timestamp: anHourAgo });
    expect(await series('queue_jobs', 'letters')).toEqual({
      waiting: 2,
      delayed: 1,
      active: 0,
      failed: 0,
    });
    const [wait = 0] = Object.values(await series('queue_oldest_wait_seconds', 'letters'));
    expect(Math.round(wait / 60)).toBe(60);
    await queue.close();
    expect(await series('queue_jobs', 'letters')).toEqual({});
  });

  it('the metrics of a queue report a waiting time of 0 s without a job', async () => {
    const queue = open('empty');
    await eventually(async () =>
      expect(await series('queue_oldest_wait_seconds', 'empty')).toEqual({ '': 0 }),
    );
    await queue.close();
  });

  it('the metrics of a queue count each attempt by its outcome', async () => {
    const queue = open('prints');
    const worker = createWorker(
      'prints',
      ({ name, attemptsMade }) => {
        if (name === 'torn') return Promise.reject(new UnrecoverableError('torn'));
        return name === 'faint' && attemptsMade === 0
          ? Promise.reject(new Error('faint'))
          : Promise.resolve();
      },
      { url: store.url, log },
    );
    await queue.addBulk(['plain', 'faint', 'torn'].map((name) => ({ name, data: {} })));
    await eventually(async () =>
      expect(await series('job_duration_seconds', 'prints')).toEqual({
        'plain completed': 1,
        'faint retried': 1,
        'faint completed': 1,
        'torn failed': 1,
      }),
    );
    await worker.close();
    await queue.close();
  });

  it('the metrics of a queue are left out while Redis is down, and the other metrics are served', async () => {
    const queue = open('unreachable');
    await queue.waitUntilReady();
    await store.stop();
    await eventually(async () => expect(await series('queue_jobs', 'unreachable')).toEqual({}));
    const startedAt = performance.now();
    expect(await metrics.metrics()).toContain('queue_jobs');
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    await store.start();
    await eventually(async () =>
      expect(await series('queue_jobs', 'unreachable')).toMatchObject({ waiting: 0 }),
    );
    await queue.close();
  });
});
