import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  type PageRequest,
  type RenderedPage,
  type RenderingAsked,
  type RenderingTold,
} from '@estate/contracts/rendering';
import { type Log } from '@estate/server-kit/log';
import { counter } from '@estate/server-kit/metrics';

export interface RendererTimes {
  /** A page that is not there by then is answered with the shell. */
  readonly deadlineMs: number;
  /** A process that is silent for longer while it renders is replaced. */
  readonly hangMs: number;
  /** Pause before the first new start; it doubles with each start that renders nothing, up to `maxPauseMs`. */
  readonly pauseMs: number;
  readonly maxPauseMs: number;
}

export const usualTimes: RendererTimes = { deadlineMs: 300, hangMs: 2_000, pauseMs: 200, maxPauseMs: 10_000 };

/** Requests that wait; at 15 ms a page, more of them would miss their deadline. */
const maxWaiting = 20;
/** Keeps the process below 180 MB. */
const flags = ['--max-semi-space-size=4', '--max-old-space-size=80'];

const rendered = counter('page_renders_total', 'Pages that were to be rendered, by what came of it', [
  'outcome',
]);
type Outcome = 'rendered' | 'late' | 'refused' | 'failed';

interface Job {
  readonly request: PageRequest;
  readonly settle: (outcome: Outcome, page?: RenderedPage) => void;
}

/**
 * Renders pages in a process of its own, one at a time, because rendering takes the BFF's event loop 15 ms a page
 * (decision 7). The process is replaced when it ends or hangs.
 */
export class Renderer {
  private child: ChildProcess | undefined;
  private isReady = false;
  private isClosed = false;
  private starts = 0;
  private number = 0;
  private current: Job | undefined;
  private hang: NodeJS.Timeout | undefined;
  private pause: NodeJS.Timeout | undefined;
  private readonly waiting = new Set<Job>();

  /** `program` is the server build of apps/web. */
  constructor(
    private readonly program: URL,
    private readonly log: Log,
    private readonly times: RendererTimes = usualTimes,
  ) {
    this.start();
  }

  /** Whether the process renders, or could. */
  get isThere(): boolean {
    return this.isReady;
  }

  /** The rendered page; undefined if it does not come in time, because the visitor's browser then renders it. */
  render(request: PageRequest): Promise<RenderedPage | undefined> {
    if (this.waiting.size >= maxWaiting || this.isClosed) {
      rendered.inc({ outcome: 'refused' });
      return Promise.resolve(undefined);
    }
    return new Promise((resolve) => {
      const job: Job = {
        request,
        settle: (outcome, page) => {
          clearTimeout(deadline);
          this.waiting.delete(job);
          if (isSettled) return;
          isSettled = true;
          rendered.inc({ outcome });
          resolve(page);
        },
      };
      let isSettled = false;
      const deadline = setTimeout(() => job.settle('late'), this.times.deadlineMs);
      this.waiting.add(job);
      this.next();
    });
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.pause);
    this.child?.kill('SIGKILL');
  }

  private start(): void {
    const child = fork(fileURLToPath(this.program), {
      execArgv: flags,
      env: { NODE_ENV: 'production' },
      serialization: 'advanced',
    });
    this.child = child;
    this.starts += 1;
    child.on('message', (told: RenderingTold) => this.hear(told));
    child.on('error', (err) => this.log.warn({ err }, 'renderer not started'));
    child.once('close', (code, signal) => this.ended(code ?? signal));
  }

  private hear(told: RenderingTold): void {
    if (told === 'ready') {
      this.isReady = true;
    } else {
      const [number, answer] = told;
      const job = this.current;
      if (!job || number !== this.number) return;
      this.current = undefined;
      clearTimeout(this.hang);
      this.starts = 0;
      if ('failure' in answer) {
        this.log.error({ address: job.request.address, failure: answer.failure }, 'page not rendered');
        job.settle('failed');
      } else job.settle('rendered', answer);
    }
    this.next();
  }

  private next(): void {
    if (this.current || !this.isReady) return;
    const [job] = this.waiting;
    if (!job) return;
    this.waiting.delete(job);
    this.current = job;
    this.number += 1;
    const asked: RenderingAsked = [this.number, job.request];
    this.child?.send(asked);
    this.hang = setTimeout(() => {
      this.log.error({ address: job.request.address }, 'renderer hangs');
      this.child?.kill('SIGKILL');
    }, this.times.hangMs);
  }

  private ended(cause: number | NodeJS.Signals | null): void {
    clearTimeout(this.hang);
    this.isReady = false;
    this.child = undefined;
    this.current?.settle('failed');
    this.current = undefined;
    if (this.isClosed) return;
    const { pauseMs, maxPauseMs } = this.times;
    const pause = Math.min(maxPauseMs, pauseMs * 2 ** (this.starts - 1));
    this.log.warn({ cause, pause_ms: pause }, 'renderer ended and is started again');
    this.pause = setTimeout(() => this.start(), pause);
  }
}
