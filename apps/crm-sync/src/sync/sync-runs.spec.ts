import { createLog } from '@estate/server-kit/observability/log';
import { connectMongo } from '@estate/server-kit/stores/mongo';
import { testMongo } from '@estate/test-kit/stores';
import { afterAll, expect, it } from '@jest/globals';
import { JobLockLoss } from '../running-jobs/job-control.ts';
import { BatchProgress } from '../imports/batch-progress.ts';
import { syncRunModel, type SyncRun, SyncRuns } from './sync-runs.ts';

const store = testMongo();
const progress = (next_page: number) => ({ next_page, listed: 10, counts: new BatchProgress().snapshot() });

const mongo = connectMongo(store.url, createLog('test'));
await mongo.asPromise();
const runs = new SyncRuns(mongo.model<SyncRun>(syncRunModel.name, syncRunModel.schema), {
  hourly: () => undefined,
});
afterAll(async () => {
  await mongo.close();
  await store.drop();
});

it('a sync continues at the page where the previous worker stopped', async () => {
  const first = await runs.open('job-1', 'full-sync', 'token-1');
  await runs.save(first, progress(3));
  expect(await runs.open('job-1', 'full-sync', 'token-2')).toMatchObject({
    next_page: 3,
    taken_by: 'token-2',
  });
});

it('a worker that lost its sync job stores neither progress nor end of the sync', async () => {
  const firstTry = await runs.open('job-2', 'full-sync', 'token-1');
  const secondTry = await runs.open('job-2', 'full-sync', 'token-2');
  await runs.save(secondTry, progress(5));
  await expect(runs.save(firstTry, progress(2))).rejects.toBeInstanceOf(JobLockLoss);
  await expect(runs.finish(firstTry)).rejects.toBeInstanceOf(JobLockLoss);
  expect(await runs.open('job-2', 'full-sync', 'token-2')).toMatchObject({ next_page: 5, finished_at: null });
  await runs.finish(secondTry);
  expect((await runs.open('job-2', 'full-sync', 'token-2')).finished_at).toBeInstanceOf(Date);
});

it('an incremental sync reads the changes since a day before the last sync, even if objects failed in it, and everything without a last sync', async () => {
  await mongo.collection('sync_runs').deleteMany({});
  await runs.open('stopped', 'full-sync', 'token');
  expect((await runs.open('first', 'incremental-sync', 'token')).since).toBeNull();
  const ended = await runs.open('with-failures', 'full-sync', 'token');
  const counts = { ...new BatchProgress().snapshot(), failed: 1 };
  await runs.save(ended, { next_page: 2, listed: 10, counts });
  await runs.finish(ended);
  const { since } = await runs.open('second', 'incremental-sync', 'token');
  expect(since).toEqual(new Date(ended.started_at.getTime() - 24 * 60 * 60 * 1_000));
});

it('an object that failed in an incremental sync is requested again for a day', async () => {
  await mongo.collection('sync_runs').deleteMany({});
  const hour = 60 * 60 * 1_000;
  const startedAgo = (_id: string, hours: number) =>
    mongo
      .collection<SyncRun>('sync_runs')
      .updateOne({ _id }, { $set: { started_at: new Date(Date.now() - hours * hour) } });
  const end = async (jobId: string, failed: number) => {
    const run = await runs.open(jobId, 'incremental-sync', 'token');
    await runs.save(run, { ...progress(2), counts: { ...progress(2).counts, failed } });
    await runs.finish(run);
  };
  const hoursBack = async (jobId: string) => {
    const { since } = await runs.open(jobId, 'incremental-sync', 'token');
    return Math.round((Date.now() - since!.getTime()) / hour);
  };
  await end('friday', 0);
  await startedAgo('friday', 84);
  await end('monday', 1);
  await startedAgo('monday', 20);
  await end('monday, later', 1);
  await startedAgo('monday, later', 19);
  expect(await hoursBack('on the same day')).toBe(84 + 24);
  await startedAgo('monday', 26);
  expect(await hoursBack('on the next day')).toBe(26 + 24);
});

it('a sync counts as the first one until one has ended, even if it is resumed after a stop [V-3.37]', async () => {
  await mongo.collection('sync_runs').deleteMany({});
  expect(await runs.open('stopped', 'full-sync', 'token-1')).toMatchObject({ is_first: true });
  const first = await runs.open('begun', 'full-sync', 'token-1');
  expect(first.is_first).toBe(true);
  await runs.finish(first);
  expect(await runs.open('second', 'full-sync', 'token-1')).toMatchObject({ is_first: false });
  expect(await runs.open('stopped', 'full-sync', 'token-2')).toMatchObject({ is_first: true });
});

it('sync runs are stored for 90 days, and the last finished one longer, so that no later sync counts as the first', async () => {
  await mongo.collection('sync_runs').deleteMany({});
  const ended = async (jobId: string) => runs.finish(await runs.open(jobId, 'full-sync', 'token'));
  await ended('former');
  await ended('last');
  await runs.open('cancelled', 'full-sync', 'token');
  const day = 24 * 60 * 60 * 1_000;
  await runs.deleteExpired(Date.now() + 89 * day);
  expect(await mongo.collection('sync_runs').countDocuments()).toBe(3);
  await runs.deleteExpired(Date.now() + 91 * day);
  expect(await mongo.collection('sync_runs').find().toArray()).toMatchObject([{ _id: 'last' }]);
  expect(await runs.open('next', 'incremental-sync', 'token')).toMatchObject({
    is_first: false,
    since: expect.any(Date),
  });
});
