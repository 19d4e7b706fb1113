import { Busy } from '../limits/refused.ts';

export interface TurnSettings {
  /** Tasks that run at the same time, of all clients and of one. */
  readonly atOnce: number;
  readonly perClient: number;
  /** The longest wait of a task, in ms. */
  readonly waitMs: number;
  /** Tasks that wait, of all clients and of one. */
  readonly maxWaiting: number;
  readonly maxWaitingPerClient: number;
}

/** A browser sends six requests at once; an office behind one address may send a hundred. */
export const usualTurns: TurnSettings = {
  atOnce: 8,
  perClient: 2,
  waitMs: 2_000,
  maxWaiting: 1_000,
  maxWaitingPerClient: 100,
};

interface Waiting {
  readonly start: () => void;
  readonly refuse: () => void;
}

interface Line {
  readonly client: string;
  running: number;
  /** In the order of their calls. */
  readonly waiting: Set<Waiting>;
}

/**
 * Limits the tasks that run at once, in total and per client. Each client has a queue of its own and the queues take
 * turns, so a long queue delays its own client only. p-limit and p-queue have one queue for all.
 */
export class Turns {
  /** Clients with a running or waiting task; the client that was served last is the last entry. */
  private readonly lines = new Map<string, Line>();
  private running = 0;
  private waiting = 0;

  constructor(private readonly settings: TurnSettings = usualTurns) {}

  /**
   * Runs the task when its turn comes. Rejects with Busy if the wait is too long or the queue is full, and with the
   * signal's reason if it aborts during the wait. A running task is not stopped.
   */
  async run<Result>(client: string, gone: AbortSignal, task: () => Promise<Result>): Promise<Result> {
    const line = await this.turn(client, gone);
    try {
      return await task();
    } finally {
      this.running -= 1;
      line.running -= 1;
      this.deleteIfIdle(line);
      this.startNext();
    }
  }

  private async turn(client: string, gone: AbortSignal): Promise<Line> {
    gone.throwIfAborted();
    const line = this.lineOf(client);
    if (this.mayStart(line)) this.begin(line);
    else await this.wait(line, gone);
    return line;
  }

  private lineOf(client: string): Line {
    const known = this.lines.get(client);
    if (known) return known;
    const line: Line = { client, running: 0, waiting: new Set() };
    this.lines.set(client, line);
    return line;
  }

  private mayStart({ running }: Line): boolean {
    return this.running < this.settings.atOnce && running < this.settings.perClient;
  }

  private begin(line: Line): void {
    this.running += 1;
    line.running += 1;
  }

  private wait(line: Line, gone: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (!this.makeRoom(line)) {
        this.deleteIfIdle(line);
        reject(new Busy());
        return;
      }
      const leave = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', giveUp);
        line.waiting.delete(waiting);
        this.waiting -= 1;
      };
      const end = (reason: Error) => {
        leave();
        this.deleteIfIdle(line);
        reject(reason);
      };
      const giveUp = () => end(gone.reason as Error);
      const waiting: Waiting = {
        start: () => {
          leave();
          this.begin(line);
          resolve();
        },
        refuse: () => end(new Busy()),
      };
      const timer = setTimeout(waiting.refuse, this.settings.waitMs);
      gone.addEventListener('abort', giveUp);
      line.waiting.add(waiting);
      this.waiting += 1;
    });
  }

  /** When all places are taken, the longest queue loses its last task to a client with a shorter queue. */
  private makeRoom(line: Line): boolean {
    const { maxWaiting, maxWaitingPerClient } = this.settings;
    if (line.waiting.size >= maxWaitingPerClient) return false;
    if (this.waiting < maxWaiting) return true;
    const longest = [...this.lines.values()].reduce((a, b) => (b.waiting.size > a.waiting.size ? b : a));
    if (longest.waiting.size <= line.waiting.size + 1) return false;
    [...longest.waiting].at(-1)?.refuse();
    return true;
  }

  private startNext(): void {
    for (const line of this.lines.values()) {
      const [first] = line.waiting;
      if (!first || !this.mayStart(line)) continue;
      this.lines.delete(line.client);
      this.lines.set(line.client, line);
      first.start();
      return;
    }
  }

  private deleteIfIdle(line: Line): void {
    if (line.running === 0 && line.waiting.size === 0) this.lines.delete(line.client);
  }
}
