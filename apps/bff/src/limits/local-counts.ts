import { LRUCache } from 'lru-cache';
import { TooManyRequests } from './refused.ts';

/** About 2 MB. Limits per client do not stop an attacker with more addresses than this. */
export const maxClients = 10_000;

interface Count {
  calls: number;
  readonly endsAt: number;
}

/** Counts in this process while Redis is gone. Above the maximum, the least recently counted clients are dropped. */
export class LocalCounts {
  private readonly counts = new LRUCache<string, Count>({ max: maxClients });

  /** A client may make `points` calls in `duration` seconds, counted from its first call. */
  constructor(private readonly limit: { readonly points: number; readonly duration: number }) {}

  /** Counts one call; throws TooManyRequests above the limit. */
  count(client: string): void {
    const now = performance.now();
    const known = this.counts.get(client);
    const count =
      known && known.endsAt > now ? known : { calls: 0, endsAt: now + this.limit.duration * 1_000 };
    count.calls += 1;
    if (count !== known) this.counts.set(client, count);
    if (count.calls > this.limit.points) throw new TooManyRequests(Math.ceil((count.endsAt - now) / 1_000));
  }

  giveBack(client: string): void {
    const count = this.counts.get(client);
    if (count) count.calls -= 1;
  }
}
