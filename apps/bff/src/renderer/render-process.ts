import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  type PageRequest,
  type RenderedPage,
  type RenderingAsked,
  type RenderingFailure,
  type RenderingTold,
} from '@estate/contracts/bff/rendering';

/** Keeps the process below 180 MB. */
const flags = ['--max-semi-space-size=4', '--max-old-space-size=80'];

export interface RenderProcessOptions {
  /** The server build of apps/web. */
  readonly program: URL;
  /** A process that is not ready by then is ended. */
  readonly startMs: number;
  /** A process that is silent for longer while it renders is ended. */
  readonly hangMs: number;
  readonly onReady: () => void;
  readonly onAnswer: (answer: RenderedPage | RenderingFailure) => void;
  /** Called once, when the process is gone or did not start. Nothing else is called after it. */
  readonly onEnd: (cause: unknown) => void;
}

/**
 * One run of the program that renders pages. A hanging one gets SIGKILL, which also ends a stopped process. The program ends by
 * itself when its channel closes, so it does not outlive a killed BFF.
 */
export class RenderProcess {
  /** Resolves when the process is gone. */
  readonly ended: Promise<void>;
  /** Whether it said that it is ready, and was not told to end since. */
  isReady = false;
  private readonly child: ChildProcess | undefined;
  private number = 0;
  private isRunning = true;
  private silence: NodeJS.Timeout | undefined;
  private cause: unknown;
  private markEnded = (): void => undefined;

  constructor(private readonly options: RenderProcessOptions) {
    this.ended = new Promise((resolve) => {
      this.markEnded = resolve;
    });
    this.child = this.fork();
    this.expectWithin(options.startMs, 'not ready in time');
  }

  /** Asks for a page; only one may be asked for at a time. */
  ask(request: PageRequest): void {
    this.number += 1;
    const asked: RenderingAsked = [this.number, request];
    this.expectWithin(this.options.hangMs, 'hangs');
    this.child?.send(asked, (error) => {
      if (error) this.end(error);
    });
  }

  /** Kills the process; `cause` is for the log. */
  end(cause?: unknown): void {
    this.cause ??= cause;
    this.isReady = false;
    this.child?.kill('SIGKILL');
  }

  private fork(): ChildProcess | undefined {
    try {
      const child = fork(fileURLToPath(this.options.program), {
        execArgv: flags,
        env: { NODE_ENV: 'production' },
        serialization: 'advanced',
      });
      child.on('message', (told: RenderingTold) => this.hear(told));
      child.on('error', (error) => {
        if (child.pid === undefined) this.over(error);
        else this.end(error);
      });
      child.once('disconnect', () => this.end());
      child.once('exit', (code, signal) => this.over(code ?? signal));
      return child;
    } catch (error) {
      // Node throws when the machine has no memory for another process.
      queueMicrotask(() => this.over(error));
      return undefined;
    }
  }

  private hear(told: RenderingTold): void {
    if (!this.isRunning) return;
    if (told === 'ready') {
      clearTimeout(this.silence);
      this.isReady = true;
      this.options.onReady();
      return;
    }
    const [number, answer] = told;
    if (number !== this.number) return;
    clearTimeout(this.silence);
    this.options.onAnswer(answer);
  }

  private expectWithin(ms: number, fault: string): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.end(fault), ms);
  }

  private over(cause: unknown): void {
    if (!this.isRunning) return;
    this.isRunning = false;
    this.isReady = false;
    clearTimeout(this.silence);
    this.options.onEnd(this.cause ?? cause);
    this.markEnded();
  }
}
