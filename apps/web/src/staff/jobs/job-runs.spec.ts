import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { focusManager, QueryObserver } from '@tanstack/react-query';
import { buildJob } from '../../../test/staff.ts';
import { createQueryClient } from '../../shared/api/query-client.ts';
import type { Job } from '../../shared/api/types.ts';
import { jobsQuery } from './job-runs.ts';

const running = buildJob();
const ended = buildJob({ state: 'completed' });
const read = jest.fn<() => Promise<{ items: Job[] }>>();

/** Observes the query of the jobs as an open page does; returns the number of requests within these seconds. */
async function callsWithin(seconds: number): Promise<number> {
  const before = read.mock.calls.length;
  await jest.advanceTimersByTimeAsync(seconds * 1_000);
  return read.mock.calls.length - before;
}

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  read.mockReset().mockResolvedValue({ items: [running] });
  const queryClient = createQueryClient();
  queryClient.mount();
  const unsubscribe = new QueryObserver(queryClient, { ...jobsQuery, queryFn: read }).subscribe(
    () => undefined,
  );
  stop = () => {
    unsubscribe();
    queryClient.unmount();
  };
});
afterEach(() => {
  stop();
  focusManager.setFocused(undefined);
  jest.useRealTimers();
});

it('the list of jobs is requested every second while a job runs, otherwise every 15 s [S-4.22]', async () => {
  expect(await callsWithin(10)).toBe(10);
  read.mockResolvedValue({ items: [ended] });
  await callsWithin(1);
  expect(await callsWithin(60)).toBe(4);
});

it('a hidden tab requests no jobs, and requests them when it becomes visible [S-4.22]', async () => {
  await callsWithin(1);
  focusManager.setFocused(false);
  expect(await callsWithin(60)).toBe(0);
  focusManager.setFocused(true);
  expect(await callsWithin(0)).toBe(1);
});

it('the progress of jobs is shown again within 2 s after the server is back [S-4.22]', async () => {
  await callsWithin(1);
  read.mockRejectedValue(new Error('503'));
  await callsWithin(60);
  read.mockResolvedValue({ items: [ended] });
  await callsWithin(2);
  await expect(read.mock.results.at(-1)?.value).resolves.toEqual({ items: [ended] });
});
