import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';

/** The maximum number of cached pauses, about 2 MB; the oldest ones beyond are dropped. */
const maxRemembered = 10_000;
/** The lifetime of a cached pause. Short, because `npm run staff -- let-in` ends a pause from another process. */
const rememberedMs = 60_000;

interface Refusal {
  readonly openAt: number;
  readonly expiresAt: number;
}

/** Caches pauses in memory, so that attempts during a pause cost neither a query nor a write. */
@Injectable()
export class Refusals {
  private readonly refusals = new Map<string, Refusal>();

  constructor(private readonly clock: Clock) {}

  /**
   * Caches a pause of `seconds` for a key of sign-in-keys.ts and returns `seconds`. The last second is not cached,
   * because seconds are rounded up.
   */
  remember(key: string, seconds: number): number {
    if (seconds === 0) return 0;
    const now = this.clock.now();
    const openAt = now + seconds * 1_000;
    this.refusals.delete(key);
    this.refusals.set(key, { openAt, expiresAt: Math.min(openAt - 1_000, now + rememberedMs) });
    for (const oldest of this.refusals.keys()) {
      if (this.refusals.size <= maxRemembered) break;
      this.refusals.delete(oldest);
    }
    return seconds;
  }

  /** The seconds until the pause ends; 0 if none is known. */
  waitSeconds(key: string): number {
    const refusal = this.refusals.get(key);
    const now = this.clock.now();
    return refusal && refusal.expiresAt > now ? Math.ceil((refusal.openAt - now) / 1_000) : 0;
  }

  forget(key: string): void {
    this.refusals.delete(key);
  }
}
