import { availableParallelism } from 'node:os';
import { ProblemError } from '@estate/server-kit/problem-error';
import pLimit, { type LimitFunction } from 'p-limit';

/** One rendition in its steps. */
export interface Work<Original> {
  /** Resolves with undefined if there is no original to render. */
  readonly read: () => Promise<Original | undefined>;
  readonly render: (original: Original) => Promise<Uint8Array>;
  /** Stores what was made. */
  readonly keep?: (made: Uint8Array) => Promise<void>;
}

type Rendered = Promise<Uint8Array | undefined>;

/**
 * At most three renders, because renders and file reads share libuv's four threads and reads need one. One original is
 * read ahead, so that no render waits for its bytes; more would only fill the memory.
 */
const defaultLimits = { atOnce: Math.min(3, availableParallelism()), readAhead: 1, waiting: 64 };

/** Limits concurrent renders. Equal renders share one run; a full queue refuses new ones with `unavailable`. */
export class RenderQueue {
  private readonly running = new Map<string, Rendered>();
  /** Those whose original is in memory. */
  private readonly places: LimitFunction;
  private readonly renders: LimitFunction;

  constructor(private readonly limits = defaultLimits) {
    this.places = pLimit(limits.atOnce + limits.readAhead);
    this.renders = pLimit(limits.atOnce);
  }

  /**
   * The result of the work, or of the unfinished run with the same key. The run ends with `keep`, for which no other
   * render waits, because storing takes no processor.
   */
  run<Original>(key: string, work: Work<Original>): Rendered {
    const same = this.running.get(key);
    if (same) return same;
    // Renders that are being stored count too, because a storage that hangs would let them grow without end.
    if (this.running.size >= this.limits.atOnce + this.limits.waiting)
      return Promise.reject(new ProblemError('unavailable'));
    const run = this.makeAndKeep(work).finally(() => this.running.delete(key));
    this.running.set(key, run);
    return run;
  }

  private async makeAndKeep<Original>({ read, render, keep }: Work<Original>): Rendered {
    const made = await this.places(async () => {
      const original = await read();
      return original && this.renders(() => render(original));
    });
    if (made) await keep?.(made);
    return made;
  }
}
