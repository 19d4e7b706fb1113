import { availableParallelism } from 'node:os';
import { ProblemError } from '@estate/server-kit/problem-error';

/** Resolves with undefined if there is no original to render. */
type Rendered = Promise<Uint8Array | undefined>;
type Render = () => Rendered;
type Keep = (made: Uint8Array) => Promise<void>;

/** At most three renders, because renders and file reads share libuv's four threads and reads need one. */
const defaultLimits = { atOnce: Math.min(3, availableParallelism()), waiting: 64 };

/** Limits concurrent renders. Equal renders share one run; a full queue refuses new ones with `unavailable`. */
export class RenderQueue {
  private readonly running = new Map<string, Rendered>();
  private readonly waiting: (() => void)[] = [];
  private active = 0;

  constructor(private readonly limits = defaultLimits) {}

  /**
   * The result of `render`, or of the unfinished run with the same key. The run ends with `keep`, for which no other render
   * waits, because storing takes no processor.
   */
  run(key: string, render: Render, keep?: Keep): Rendered {
    const same = this.running.get(key);
    if (same) return same;
    // Renders that are being stored count too, because a storage that hangs would let them grow without end.
    if (this.running.size >= this.limits.atOnce + this.limits.waiting)
      return Promise.reject(new ProblemError('unavailable'));
    const run = this.makeAndKeep(render, keep).finally(() => this.running.delete(key));
    this.running.set(key, run);
    return run;
  }

  private async makeAndKeep(render: Render, keep: Keep | undefined): Rendered {
    const made = await this.inTurn(render);
    if (made) await keep?.(made);
    return made;
  }

  private async inTurn(render: Render): Promise<Uint8Array | undefined> {
    if (this.active >= this.limits.atOnce) {
      await new Promise<void>((begin) => this.waiting.push(begin));
    } else {
      this.active += 1;
    }
    try {
      return await render();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.active -= 1;
    }
  }
}
