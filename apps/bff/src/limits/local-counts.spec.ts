import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LocalCounts, maxClients } from './local-counts.ts';
import { TooManyRequests } from './refused.ts';

describe('counts of one process', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('refuse one call too many, say for how long, and begin anew', () => {
    const counts = new LocalCounts({ points: 2, duration: 60 });
    counts.count('a');
    jest.advanceTimersByTime(20_500);
    counts.count('a');
    expect(() => counts.count('a')).toThrow(expect.objectContaining({ retryAfterSeconds: 40 }));
    counts.count('b');
    jest.advanceTimersByTime(39_500);
    counts.count('a');
  });

  it('take back what cost nothing', () => {
    const counts = new LocalCounts({ points: 1, duration: 60 });
    counts.giveBack('a');
    counts.count('a');
    counts.giveBack('a');
    counts.count('a');
    expect(() => counts.count('a')).toThrow(TooManyRequests);
  });

  it('are kept of so many clients and no more; who goes on calling is not forgotten', () => {
    const counts = new LocalCounts({ points: 2, duration: 600 });
    for (const client of ['quiet', 'quiet', 'busy', 'busy']) counts.count(client);
    for (let other = 0; other < maxClients - 1; other += 1) {
      counts.count(`other-${other}`);
      if (other % 1_000 === 0) expect(() => counts.count('busy')).toThrow(TooManyRequests);
    }
    expect(() => counts.count('busy')).toThrow(TooManyRequests);
    counts.count('quiet');
  });
});
