import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';

/** About 2 MB; beyond it the oldest is dropped. */
const maxRemembered = 10_000;
/** A refusal is read from the store again after this time, because `npm run staff -- let-in` lifts it from another process. */
const rememberedMs = 60_000;

interface Refusal {
  readonly openAt: number;
  readonly expiresAt: number;
}

/** A cache of the pauses read from the store, so that attempts during a pause cost neither a query nor a write. */
@Injectable()
export class Refusals {
  private readonly refusals = new Map<string, Refusal>();

  constructor(private readonly clock: Clock) {}

  /** `key` is one of sign-in-keys.ts. Returns `seconds`. The last second is not cached, because seconds are rounded up. */
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
