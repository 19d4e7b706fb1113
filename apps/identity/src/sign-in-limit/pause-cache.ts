import { Clock } from '@estate/server-kit/process/clock';
import { Injectable } from '@nestjs/common';

/** The maximum number of cached pauses, about 2 MB of memory. Above it, the oldest ones are dropped. */
const maxRemembered = 10_000;
/** How long a pause is cached. Short, because another process (`npm run staff -- let-in`) may end the pause. */
const rememberedMs = 60_000;

interface Pause {
  readonly openAt: number;
  readonly expiresAt: number;
}

/**
 * Caches in memory until when attempts are refused (pauses), so that attempts during a pause need no access to the
 * database.
 */
@Injectable()
export class PauseCache {
  private readonly pauses = new Map<string, Pause>();

  constructor(private readonly clock: Clock) {}

  /**
   * Caches a pause of `seconds` for a key of sign-in-keys.ts and returns `seconds`. The last second is not cached,
   * because seconds are rounded up.
   */
  remember(key: string, seconds: number): number {
    if (seconds === 0) return 0;
    const now = this.clock.now().getTime();
    const openAt = now + seconds * 1_000;
    this.pauses.delete(key);
    this.pauses.set(key, { openAt, expiresAt: Math.min(openAt - 1_000, now + rememberedMs) });
    for (const oldest of this.pauses.keys()) {
      if (this.pauses.size <= maxRemembered) break;
      this.pauses.delete(oldest);
    }
    return seconds;
  }

  /** The seconds until the pause ends; 0 if none is cached. */
  waitSeconds(key: string): number {
    const pause = this.pauses.get(key);
    const now = this.clock.now().getTime();
    return pause && pause.expiresAt > now ? Math.ceil((pause.openAt - now) / 1_000) : 0;
  }

  forget(key: string): void {
    this.pauses.delete(key);
  }
}
