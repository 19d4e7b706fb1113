import { type Job } from '@estate/contracts/jobs';
import { expect, it } from '@jest/globals';
import { LatestJobs, maxJobs } from './latest-jobs.ts';

const job = (id: number, state: Job['state'] = 'waiting'): Job => ({
  id: String(id),
  kind: 'full-sync',
  state,
  progress: { total: 0, done: 0, successful: 0, failed: 0 },
  result: null,
  started_by: null,
  created_at: new Date(id * 1_000).toISOString(),
  finished_at: null,
});
const states = (jobs: LatestJobs) => jobs.items.map(({ id, state }) => `${id} ${state}`);

it('puts a job that moved in its place, and a new one before older ones', async () => {
  const jobs = new LatestJobs(() => Promise.resolve([job(3), job(1)]));
  await jobs.refresh();
  jobs.apply(job(1, 'active'));
  jobs.apply(job(2));
  expect(states(jobs)).toEqual(['3 waiting', '2 waiting', '1 active']);
});

it('keeps what an event told while a read was under way: the read may be older', async () => {
  let finish: (found: Job[]) => void = () => undefined;
  const jobs = new LatestJobs(() => new Promise((resolve) => (finish = resolve)));
  const first = jobs.refresh();
  jobs.apply(job(1, 'completed'));
  finish([job(1, 'active')]);
  await first;
  expect(states(jobs)).toEqual(['1 completed']);
  const second = jobs.refresh();
  finish([job(1, 'failed')]);
  await second;
  expect(states(jobs)).toEqual(['1 failed']);
});

it('reads once for all who ask meanwhile, and again after a failure', async () => {
  let reads = 0;
  const jobs = new LatestJobs(() => {
    reads += 1;
    return reads === 1 ? Promise.reject(new Error('away')) : Promise.resolve([job(1)]);
  });
  const asked = [jobs.refresh(), jobs.refresh()];
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await jobs.refresh();
  expect([reads, ...states(jobs)]).toEqual([2, '1 waiting']);
});

it('keeps the newest ones only', () => {
  const jobs = new LatestJobs(() => Promise.resolve([]));
  for (let id = 1; id <= maxJobs + 5; id += 1) jobs.apply(job(id));
  jobs.apply(job(0));
  expect(jobs.items).toHaveLength(maxJobs);
  expect(jobs.items[0]?.id).toBe(String(maxJobs + 5));
  expect(jobs.items.at(-1)?.id).toBe('6');
});

it('does not put a job back that is over', () => {
  const jobs = new LatestJobs(() => Promise.resolve([]));
  jobs.apply(job(1, 'failed'));
  jobs.apply(job(1, 'active'));
  expect(states(jobs)).toEqual(['1 failed']);
});
