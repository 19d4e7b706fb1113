import { type PageRequest, type RenderedPage, type RenderingFailure } from '@estate/contracts/bff/rendering';
import { type Log } from '@estate/server-kit/log';
import { counter, durations } from '@estate/server-kit/metrics';
import { LRUCache } from 'lru-cache';
import { RenderProcess } from './render-process.ts';

export interface RendererTimes {
  /** A page that is not there by then is answered with the shell. */
  readonly deadlineMs: number;
  /** A process that is not ready by then is replaced. */
  readonly startMs: number;
  /** A process that is silent for longer while it renders is replaced. */
  readonly hangMs: number;
  /** Pause before the first new start; it doubles with each start that renders nothing, up to `maxPauseMs`. */
  readonly pauseMs: number;
  readonly maxPauseMs: number;
  /** For how long a page that failed twice is not tried again. */
  readonly failedMs: number;
}

export const usualTimes: RendererTimes = {
  deadlineMs: 300,
  startMs: 10_000,
  hangMs: 2_000,
  pauseMs: 200,
  maxPauseMs: 10_000,
  failedMs: 60_000,
};

/** Requests that wait; at 15 ms a page, more of them would miss their deadline. */
const maxWaiting = 20;
/** A page gets a second try, because the process may have ended for another reason. */
const maxTries = 2;
const maxFailed = 1_000;

const rendered = counter('page_renders_total', 'Pages that were to be rendered, by what came of it', [
  'outcome',
]);
const duration = durations(
  'page_render_duration_seconds',
  'Time from asking the renderer for a page until its answer',
  [],
  [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
);
type Outcome = 'rendered' | 'late' | 'refused' | 'failed';

interface Job {
  readonly request: PageRequest;
  readonly settle: (outcome: Outcome, page?: RenderedPage) => void;
}

/**
 * Renders pages in a process of its own, one at a time, because rendering takes the BFF's event loop 15 ms a page
 * (decision 32). The process is replaced when it ends or hangs.
 */
export class Renderer {
  private process: RenderProcess | undefined;
  private isClosed = false;
  /** Since a page was answered last. */
  private starts = 0;
  /** What the process works on. It stays here past its deadline, because the process is busy until it answers. */
  private current: (Job & { readonly since: number }) | undefined;
  private pause: NodeJS.Timeout | undefined;
  private readonly waiting = new Set<Job>();
  /** How often a page failed, by address. */
  private readonly failed: LRUCache<string, number>;

  /** `program` is the server build of apps/web. */
  constructor(
    private readonly program: URL,
    private readonly log: Log,
    private readonly times: RendererTimes = usualTimes,
  ) {
    this.failed = new LRUCache({ max: maxFailed, ttl: times.failedMs });
    this.start();
  }

  /** Whether the process renders, or could. */
  get isThere(): boolean {
    return this.process?.isReady ?? false;
  }

  /**
   * The rendered page; undefined if it does not come in time, because the visitor's browser then renders it. The answer is
   * immediate while there is no process and when the page failed before.
   */
  render(request: PageRequest): Promise<RenderedPage | undefined> {
    const hasFailed = (this.failed.get(request.address) ?? 0) >= maxTries;
    if (!this.process || hasFailed || this.waiting.size >= maxWaiting) {
      rendered.inc({ outcome: hasFailed ? 'failed' : 'refused' });
      return Promise.resolve(undefined);
    }
    return new Promise((resolve) => {
      let isSettled = false;
      const job: Job = {
        request,
        settle: (outcome, page) => {
          if (isSettled) return;
          isSettled = true;
          clearTimeout(deadline);
          this.waiting.delete(job);
          rendered.inc({ outcome });
          resolve(page);
        },
      };
      const deadline = setTimeout(() => job.settle('late'), this.times.deadlineMs);
      this.waiting.add(job);
      this.next();
    });
  }

  /** Answers what waits with undefined; resolves when the process is gone. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.pause);
    const { process } = this;
    process?.end();
    this.refuseAll();
    await process?.ended;
  }

  private start(): void {
    this.starts += 1;
    this.process = new RenderProcess({
      program: this.program,
      startMs: this.times.startMs,
      hangMs: this.times.hangMs,
      onReady: () => this.next(),
      onAnswer: (answer) => this.take(answer),
      onEnd: (cause) => this.ended(cause),
    });
  }

  private next(): void {
    if (this.current || !this.isThere) return;
    const [job] = this.waiting;
    if (!job) return;
    this.waiting.delete(job);
    this.current = { ...job, since: performance.now() };
    this.process?.ask(job.request);
  }

  private take(answer: RenderedPage | RenderingFailure): void {
    const job = this.current;
    if (!job) return;
    this.current = undefined;
    this.starts = 0;
    duration.observe((performance.now() - job.since) / 1_000);
    if ('failure' in answer) this.fail(job, answer.failure);
    else job.settle('rendered', answer);
    this.next();
  }

  private fail(job: Job, failure: unknown): void {
    const { address } = job.request;
    this.failed.set(address, (this.failed.get(address) ?? 0) + 1);
    this.log.error({ address, failure }, 'page not rendered');
    job.settle('failed');
  }

  private ended(cause: unknown): void {
    this.process = undefined;
    if (this.isClosed) return;
    if (this.current) this.fail(this.current, cause);
    this.current = undefined;
    this.refuseAll();
    const { pauseMs, maxPauseMs } = this.times;
    const pause = Math.min(maxPauseMs, pauseMs * 2 ** Math.max(0, this.starts - 1));
    this.log.warn({ err: cause, pause_ms: pause }, 'renderer ended and is started again');
    this.pause = setTimeout(() => this.start(), pause);
  }

  private refuseAll(): void {
    this.current?.settle('refused');
    this.current = undefined;
    for (const job of this.waiting) job.settle('refused');
  }
}
