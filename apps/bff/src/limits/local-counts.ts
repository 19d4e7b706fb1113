import { LRUCache } from 'lru-cache';
import { TooManyRequests } from './refused.ts';

/** About 2 MB. Limits per client do not stop an attacker with more addresses than this. */
export const maxClients = 10_000;

interface Count {
  calls: number;
  readonly endsAt: number;
}

/** Counts in this process. Above the maximum, the least recently counted clients are dropped. */
export class LocalCounts {
  private readonly counts = new LRUCache<string, Count>({ max: maxClients });

  /** A client may make `points` calls in `duration` seconds, counted from its first call. */
  constructor(private readonly limit: { readonly points: number; readonly duration: number }) {}

  count(client: string): void {
    const known = this.current(client);
    if (known) known.calls += 1;
    else this.counts.set(client, { calls: 1, endsAt: performance.now() + this.limit.duration * 1_000 });
  }

  /** Throws TooManyRequests if the client made more calls than it may. */
  check(client: string): void {
    const count = this.current(client);
    if (count && count.calls > this.limit.points)
      throw new TooManyRequests(Math.ceil((count.endsAt - performance.now()) / 1_000));
  }

  /** Returns whether the client has used at most this share of its limit; 1 is the whole limit. */
  isWithin(part: number, client: string): boolean {
    return (this.current(client)?.calls ?? 0) <= part * this.limit.points;
  }

  giveBack(client: string): void {
    const count = this.current(client);
    if (count) count.calls -= 1;
  }

  private current(client: string): Count | undefined {
    const known = this.counts.get(client);
    return known && known.endsAt > performance.now() ? known : undefined;
  }
}
