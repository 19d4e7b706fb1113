import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { maxClients, InMemoryRateLimit, TooManyRequests } from './rate-limits.ts';

/** Counts one call and refuses it above the limit. */
function call(counts: InMemoryRateLimit, client: string): void {
  counts.count(client);
  counts.check(client);
}

describe('counts of one process', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('the rate limit refuses a client above it with the time to wait, and accepts the client afterwards', () => {
    const counts = new InMemoryRateLimit({ points: 2, duration: 60 });
    call(counts, 'a');
    jest.advanceTimersByTime(20_500);
    call(counts, 'a');
    expect(() => call(counts, 'a')).toThrow(expect.objectContaining({ retryAfterSeconds: 40 }));
    call(counts, 'b');
    jest.advanceTimersByTime(39_500);
    call(counts, 'a');
  });

  it('the rate limit does not count a request that caused no work', () => {
    const counts = new InMemoryRateLimit({ points: 1, duration: 60 });
    counts.giveBack('a');
    call(counts, 'a');
    counts.giveBack('a');
    call(counts, 'a');
    expect(() => call(counts, 'a')).toThrow(TooManyRequests);
  });

  it('the rate limit counts at most 10,000 clients, and does not forget a client that goes on sending requests', () => {
    const counts = new InMemoryRateLimit({ points: 2, duration: 600 });
    for (const client of ['quiet', 'quiet', 'busy', 'busy']) call(counts, client);
    for (let other = 0; other < maxClients - 1; other += 1) {
      call(counts, `other-${other}`);
      if (other % 1_000 === 0) expect(() => call(counts, 'busy')).toThrow(TooManyRequests);
    }
    expect(() => call(counts, 'busy')).toThrow(TooManyRequests);
    call(counts, 'quiet');
  });
});
