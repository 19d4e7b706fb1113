import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  type RenderedPage,
  type RenderError,
  type RenderInput,
  type RenderReply,
  type RenderRequest,
} from '@estate/contracts/bff/rendering';
import { type Log } from '@estate/server-kit/observability/log';
import { counter, durations } from '@estate/server-kit/observability/metrics';
import { LRUCache } from 'lru-cache';

/** Limits the heap, so that the process stays below 180 MB. */
const execArgv = ['--max-semi-space-size=4', '--max-old-space-size=80'];

interface ProcessOptions {
  readonly program: URL;
  readonly startMs: number;
  readonly hangMs: number;
  readonly onReady: () => void;
  readonly onResult: (result: RenderedPage | RenderError) => void;
  /** Called once, when the process has exited or did not start. No other callback is called after it. */
  readonly onEnd: (cause: unknown) => void;
}

/**
 * One child process that renders pages. A hanging process gets SIGKILL, which also ends a stopped one. The child
 * exits when its IPC channel closes, so it does not outlive a killed BFF.
 */
class RenderProcess {
  readonly ended: Promise<void>;
  /** Whether it accepts requests: it has started and is not being killed. */
  isReady = false;
  private readonly child: ChildProcess | undefined;
  private requestId = 0;
  private isRunning = true;
  private replyTimer: NodeJS.Timeout | undefined;
  private cause: unknown;
  private resolveEnded = (): void => undefined;

  constructor(private readonly options: ProcessOptions) {
    this.ended = new Promise((resolve) => {
      this.resolveEnded = resolve;
    });
    this.child = this.fork();
    this.endUnlessReply(options.startMs, 'not ready in time');
  }

  /** Starts rendering a page. The caller must wait for the result before the next call. */
  render(input: RenderInput): void {
    this.requestId += 1;
    const request: RenderRequest = [this.requestId, input];
    this.endUnlessReply(this.options.hangMs, 'hangs');
    this.child?.send(request, (error) => {
      if (error) this.end(error);
    });
  }

  end(cause?: unknown): void {
    this.cause ??= cause;
    this.isReady = false;
    this.child?.kill('SIGKILL');
  }

  private fork(): ChildProcess | undefined {
    try {
      const child = fork(fileURLToPath(this.options.program), {
        execArgv,
        env: { NODE_ENV: 'production' },
        serialization: 'advanced',
      });
      child.on('message', (reply: RenderReply) => this.receive(reply));
      child.on('error', (error) => {
        if (child.pid === undefined) this.finish(error);
        else this.end(error);
      });
      child.once('disconnect', () => this.end());
      child.once('exit', (code, signal) => this.finish(code ?? signal));
      return child;
    } catch (error) {
      // Node throws if the system has no memory for another process. `onEnd` is called asynchronously as for other
      // failures.
      queueMicrotask(() => this.finish(error));
      return undefined;
    }
  }

  private receive(reply: RenderReply): void {
    if (!this.isRunning) return;
    if (reply === 'ready') {
      clearTimeout(this.replyTimer);
      this.isReady = true;
      this.options.onReady();
      return;
    }
    const [id, result] = reply;
    // Ignores a late or repeated reply to an earlier request.
    if (id !== this.requestId) return;
    clearTimeout(this.replyTimer);
    this.options.onResult(result);
  }

  private endUnlessReply(ms: number, fault: string): void {
    clearTimeout(this.replyTimer);
    this.replyTimer = setTimeout(() => this.end(fault), ms);
  }

  private finish(cause: unknown): void {
    if (!this.isRunning) return;
    this.isRunning = false;
    this.isReady = false;
    clearTimeout(this.replyTimer);
    this.options.onEnd(this.cause ?? cause);
    this.resolveEnded();
  }
}

export interface RendererTimes {
  /** The longest time a request waits for its rendered page; after that the BFF sends the shell without content. */
  readonly deadlineMs: number;
  /** A process that is not ready within this time is replaced. */
  readonly startMs: number;
  /** A process that does not finish a page within this time is replaced. */
  readonly hangMs: number;
  /**
   * Pause before the first restart. It doubles with each restart in a row without a rendered page, up to
   * `maxPauseMs`.
   */
  readonly pauseMs: number;
  readonly maxPauseMs: number;
  /** How long a page that failed twice is not rendered again. */
  readonly failedMs: number;
}

export const defaultTimes: RendererTimes = {
  deadlineMs: 1_000,
  startMs: 10_000,
  hangMs: 2_000,
  pauseMs: 200,
  maxPauseMs: 10_000,
  failedMs: 60_000,
};

/** Maximum of waiting requests. At 15 ms a page, further ones would miss their deadline. */
const maxWaiting = 20;
/** A page is tried twice, because the process may have ended for another reason than this page. */
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
  readonly input: RenderInput;
  readonly settle: (outcome: Outcome, page?: RenderedPage) => void;
}

/**
 * Renders pages in a child process, one at a time, because rendering would block the BFF's event loop for 15 ms a
 * page (decision 32). The process is replaced when it exits or hangs.
 */
export class Renderer {
  private process: RenderProcess | undefined;
  private isClosed = false;
  /** Number of process starts since the last rendered page. */
  private starts = 0;
  /**
   * The page that the process renders now. It stays set past its deadline, because the process is busy until it
   * replies.
   */
  private current: (Job & { readonly since: number }) | undefined;
  private pause: NodeJS.Timeout | undefined;
  private readonly waiting = new Set<Job>();
  private readonly failed: LRUCache<string, number>;

  /** `program` is the server build of apps/web. */
  constructor(
    private readonly program: URL,
    private readonly log: Log,
    private readonly times: RendererTimes = defaultTimes,
  ) {
    this.failed = new LRUCache({ max: maxFailed, ttl: times.failedMs });
    this.start();
  }

  /** Whether the process is rendering or ready to. */
  get isReady(): boolean {
    return this.process?.isReady ?? false;
  }

  /**
   * The rendered page; undefined if it is not ready before the deadline, and the visitor's browser renders it
   * instead. Resolves at once while there is no process, while too many pages wait, and if the page failed before.
   */
  render(input: RenderInput): Promise<RenderedPage | undefined> {
    const hasFailed = (this.failed.get(input.address) ?? 0) >= maxTries;
    if (!this.process || hasFailed || this.waiting.size >= maxWaiting) {
      rendered.inc({ outcome: hasFailed ? 'failed' : 'refused' });
      return Promise.resolve(undefined);
    }
    return new Promise((resolve) => {
      let isSettled = false;
      const job: Job = {
        input,
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

  /** Resolves all waiting requests with undefined. Returns when the process has exited. */
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
      onResult: (result) => this.settle(result),
      onEnd: (cause) => this.restart(cause),
    });
  }

  private next(): void {
    if (this.current || !this.isReady) return;
    const [job] = this.waiting;
    if (!job) return;
    this.waiting.delete(job);
    this.current = { ...job, since: performance.now() };
    this.process?.render(job.input);
  }

  private settle(result: RenderedPage | RenderError): void {
    const job = this.current;
    if (!job) return;
    this.current = undefined;
    this.starts = 0;
    duration.observe((performance.now() - job.since) / 1_000);
    if ('error' in result) this.fail(job, result.error);
    else job.settle('rendered', result);
    this.next();
  }

  private fail(job: Job, failure: unknown): void {
    const { address } = job.input;
    this.failed.set(address, (this.failed.get(address) ?? 0) + 1);
    this.log.error({ address, failure }, 'page not rendered');
    job.settle('failed');
  }

  private restart(cause: unknown): void {
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
