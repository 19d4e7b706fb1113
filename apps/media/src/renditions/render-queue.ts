import { availableParallelism } from 'node:os';
import { ProblemError } from '@estate/server-kit/problem-error';

/** Resolves with undefined if there is no original to render. */
type Rendered = Promise<Uint8Array | undefined>;
type Render = () => Rendered;

/** At most three renders, because renders and file reads share libuv's four threads and reads need one. */
const defaultLimits = { atOnce: Math.min(3, availableParallelism()), waiting: 64 };

/** Limits concurrent renders. Equal renders share one run; a full queue refuses new ones with `unavailable`. */
export class RenderQueue {
  private readonly running = new Map<string, Rendered>();
  private readonly waiting: (() => void)[] = [];
  private active = 0;

  constructor(private readonly limits = defaultLimits) {}

  /** The result of `render`, or of the unfinished run with the same key. */
  run(key: string, render: Render): Rendered {
    const same = this.running.get(key);
    if (same) return same;
    const run = this.inTurn(render).finally(() => this.running.delete(key));
    this.running.set(key, run);
    return run;
  }

  private async inTurn(render: Render): Promise<Uint8Array | undefined> {
    if (this.active >= this.limits.atOnce) {
      if (this.waiting.length >= this.limits.waiting) throw new ProblemError('unavailable');
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
