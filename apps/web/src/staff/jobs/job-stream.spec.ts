import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FakeEventSource, fakeEventStreams } from '../../../test/event-streams.ts';
import { fakeSharedTabs } from '../../../test/shared-tabs.ts';
import { buildJob } from '../../../test/staff.ts';
import type { Job } from '../../shared/api/types.ts';
import { JobStream } from './job-stream.ts';

const at = (done: number) => buildJob({ progress: { total: 9, done, successful: done, failed: 0 } });
const doneIn = (tab: JobStream) => tab.state.jobs.get('job-1')?.progress.done;
/** Lets the timers run on, and what they cause. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('the live jobs of a browser', () => {
  let tabs: JobStream[] = [];
  let restore: () => void;
  let read: jest.Mock<() => Promise<readonly Job[] | null>>;

  /** Opens a tab; the first one leads. */
  async function openTab(): Promise<JobStream> {
    const tab = new JobStream(() => read());
    tabs.push(tab);
    tab.start();
    await pass(0);
    return tab;
  }

  beforeEach(() => {
    jest.useFakeTimers();
    fakeEventStreams();
    restore = fakeSharedTabs();
    read = jest.fn(() => Promise.resolve([at(5)]));
  });
  afterEach(() => {
    for (const tab of tabs) tab.stop();
    tabs = [];
    restore();
    jest.useRealTimers();
  });

  it('come by one stream, however many tabs are open [S-4.22]', async () => {
    const all = [];
    for (let n = 0; n < 10; n += 1) all.push(await openTab());
    expect(FakeEventSource.all).toHaveLength(1);
    FakeEventSource.latest?.accept();
    FakeEventSource.latest?.send({ items: [at(3)] });
    expect(all.map(doneIn)).toEqual(Array(10).fill(3));
    expect(all.every(({ state }) => state.isConnected)).toBe(true);
  });

  it('are there at once in a tab that opens later', async () => {
    await openTab();
    FakeEventSource.latest?.accept();
    FakeEventSource.latest?.send({ items: [at(3)] });
    const late = await openTab();
    expect(doneIn(late)).toBe(3);
    expect(late.state.isConnected).toBe(true);
  });

  it('go on at once in the next tab when the reading one closes [S-4.22]', async () => {
    const [first, second, third] = [await openTab(), await openTab(), await openTab()];
    FakeEventSource.latest?.send({ items: [at(3)] });
    first.stop();
    await pass(0);
    expect(FakeEventSource.open).toHaveLength(1);
    FakeEventSource.latest?.send({ items: [at(4)] });
    expect([first, second, third].map(doneIn)).toEqual([3, 4, 4]);
  });

  it('leave the queue for the lock with a tab that closes while it waits', async () => {
    const [first, second, third] = [await openTab(), await openTab(), await openTab()];
    second.stop();
    first.stop();
    await pass(0);
    FakeEventSource.latest?.send({ items: [at(4)] });
    expect([doneIn(second), doneIn(third)]).toEqual([undefined, 4]);
    expect(FakeEventSource.open).toHaveLength(1);
  });

  it('move again within 15 s after a refused reconnect, by a poll first and a new stream', async () => {
    const [leading, other] = [await openTab(), await openTab()];
    FakeEventSource.latest?.accept();
    FakeEventSource.latest?.send({ items: [at(3)] });
    read.mockRejectedValue(new Error('503'));
    FakeEventSource.latest?.fail();
    expect(other.state.isConnected).toBe(false);
    await pass(60_000);
    expect(FakeEventSource.open).toHaveLength(0);

    read.mockResolvedValue([at(5)]);
    await pass(15_000);
    expect([leading, other].map(doneIn)).toEqual([5, 5]);
    FakeEventSource.latest?.accept();
    expect(other.state.isConnected).toBe(true);
    expect(FakeEventSource.open).toHaveLength(1);
  });

  it('are asked for with growing pauses while the server is away', async () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    await openTab();
    read.mockRejectedValue(new Error('503'));
    FakeEventSource.latest?.fail();
    await pass(60_000);
    Reflect.deleteProperty(document, 'visibilityState');
    expect(read.mock.calls.length).toBeGreaterThanOrEqual(60 / 8);
    expect(read.mock.calls.length).toBeLessThanOrEqual(20);
  });

  it('rest once the session is over, and go on after the sign-in', async () => {
    const tab = await openTab();
    read.mockResolvedValue(null);
    FakeEventSource.latest?.fail();
    await pass(3_000);
    const asked = read.mock.calls.length;
    await pass(60_000);
    expect(read.mock.calls).toHaveLength(asked);
    read.mockResolvedValue([at(6)]);
    tab.wake();
    await pass(0);
    expect(doneIn(tab)).toBe(6);
  });

  it('are remembered up to a hundred, the newest', async () => {
    const tab = await openTab();
    for (let n = 0; n < 300; n += 1) {
      const created_at = new Date(Date.UTC(2026, 10, 1) + n * 60_000).toISOString();
      FakeEventSource.latest?.send({ items: [buildJob({ id: `job-${n}`, created_at })] });
    }
    expect(tab.state.jobs.size).toBe(100);
    expect(tab.state.jobs.has('job-299')).toBe(true);
  });

  it('come by a stream of its own where a browser has no locks', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    const tab = await openTab();
    FakeEventSource.latest?.send({ items: [at(3)] });
    expect(doneIn(tab)).toBe(3);
  });
});
