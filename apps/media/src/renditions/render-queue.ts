import { availableParallelism } from 'node:os';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type BeforeApplicationShutdown } from '@nestjs/common';
import pLimit, { type LimitFunction } from 'p-limit';

export interface RenderTask<Original> {
  /** Resolves with undefined if there is no original to render. */
  readonly read: () => Promise<Original | undefined>;
  readonly render: (original: Original) => Promise<Uint8Array>;
  readonly store?: (result: Uint8Array) => Promise<void>;
}

type RenderResult = Promise<Uint8Array | undefined>;

interface Run {
  readonly result: RenderResult;
  /** Resolves once the rendition is stored, or rendering or storing has failed. */
  readonly ended: Promise<void>;
}

/**
 * At most three renders at once, because they share libuv's four threads with the reading of files, which needs one.
 * One original is read in advance, so that the next render need not wait for its file; a second one would only use
 * memory.
 */
const defaultLimits = { atOnce: Math.min(3, availableParallelism()), readAhead: 1, waiting: 64 };

/**
 * Limits concurrent work on images. Equal renders run only once, and their callers share the result. If the queue is
 * full, new renders are rejected with `unavailable`.
 */
export class RenderQueue implements BeforeApplicationShutdown {
  private readonly running = new Map<string, Run>();
  private readonly places: LimitFunction;
  private readonly renders: LimitFunction;

  constructor(private readonly limits = defaultLimits) {
    this.places = pLimit(limits.atOnce + limits.readAhead);
    this.renders = pLimit(limits.atOnce);
  }

  /**
   * Runs the work, or joins the unfinished run with the same key. The caller does not wait for `store`, because storing
   * may take as long as rendering; until the rendition is stored, equal requests share the result.
   */
  run<Original>(key: string, work: RenderTask<Original>): RenderResult {
    const same = this.running.get(key);
    if (same) return same.result;
    // Renders whose result is being stored count too. Otherwise their number could grow without limit if the storage
    // hangs.
    if (this.running.size >= this.limits.atOnce + this.limits.waiting)
      return Promise.reject(new ProblemError('unavailable'));
    const result = this.make(work);
    const ended = result
      .then((bytes) => bytes && work.store?.(bytes))
      // The caller receives a render error from `result`; `store` handles its own errors.
      .catch(() => undefined)
      .then(() => void this.running.delete(key));
    this.running.set(key, { result, ended });
    return result;
  }

  /** Runs other work on an image, e.g. a check. It counts towards the limit of concurrent renders. */
  turn<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.renders(work);
  }

  /** Waits until all rendered images are stored. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([...this.running.values()].map(({ ended }) => ended));
  }

  private make<Original>({ read, render }: RenderTask<Original>): RenderResult {
    return this.places(async () => {
      const original = await read();
      return original && this.renders(() => render(original));
    });
  }
}
