import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { ApiError } from './problem.ts';
import { createQueryClient } from './query-client.ts';

const minute = 60_000;
const queryKey = ['/api/properties'];

/* staff-area §2, Bootstrap, and §9: how fetched lists are cached. */
describe('cache of fetched lists', () => {
  let queryClient: QueryClient;
  let calls: number;
  let failure: Error | null;

  /** Mounts an observer of the list; the returned function unmounts it. */
  const mount = () => {
    const queryFn = () => {
      calls += 1;
      return failure ? Promise.reject(failure) : Promise.resolve(['Villa']);
    };
    return new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
  };
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  beforeEach(() => {
    jest.useFakeTimers();
    queryClient = createQueryClient();
    queryClient.mount();
    calls = 0;
    failure = null;
  });
  afterEach(() => {
    queryClient.unmount();
    queryClient.clear();
    jest.useRealTimers();
  });

  it('is fresh for 5 minutes and then fetched again on mount', async () => {
    mount()();
    await pass(5 * minute - 1);
    mount()();
    expect(calls).toBe(1);
    await pass(1);
    mount()();
    expect(calls).toBe(2);
  });

  it('is kept for 10 minutes after nobody shows it', async () => {
    const leave = mount();
    await pass(0);
    leave();
    await pass(10 * minute - 1);
    expect(queryClient.getQueryData(queryKey)).toEqual(['Villa']);
    await pass(1);
    expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  });

  it('is not fetched again when the window gets the focus', async () => {
    const leave = mount();
    await pass(6 * minute);
    window.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    await pass(minute);
    expect(calls).toBe(1);
    leave();
  });

  it.each([
    ['once after a fault', new ApiError({ status: 503, code: 'unavailable', message: 'Nicht da' }), 2],
    ['never after a refusal', new ApiError({ status: 404, code: 'not-found', message: 'Fehlt' }), 1],
  ])('asks again %s', async (_what, given, expected) => {
    failure = given;
    const leave = mount();
    await pass(minute);
    expect(calls).toBe(expected);
    leave();
  });
});
