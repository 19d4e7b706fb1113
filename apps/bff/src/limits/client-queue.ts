import { ServerBusy } from './rate-limits.ts';

export interface QueueSettings {
  /** Tasks that run at the same time: of all clients, and of one client. */
  readonly concurrency: number;
  readonly concurrencyPerClient: number;
  /** The longest wait of a task, in ms. */
  readonly waitMs: number;
  /** Tasks that wait: of all clients, and of one client. */
  readonly maxWaiting: number;
  readonly maxWaitingPerClient: number;
}

/** A browser sends six requests at once. An office behind one address may send a hundred. */
const defaultSettings: QueueSettings = {
  concurrency: 8,
  concurrencyPerClient: 2,
  waitMs: 2_000,
  maxWaiting: 1_000,
  maxWaitingPerClient: 100,
};

interface WaitingTask {
  readonly start: () => void;
  readonly reject: () => void;
}

interface ClientState {
  readonly client: string;
  running: number;
  /** The waiting tasks of this client, oldest first. */
  readonly waiting: Set<WaitingTask>;
}

/**
 * Limits the tasks that run at once, in total and per client. Each client has a queue of its own and the queues are
 * served round robin, so a long queue delays its own client only (decision 8).
 */
export class ClientQueue {
  /** Clients with a running or waiting task, in the order of their turns: a served client moves to the end. */
  private readonly clients = new Map<string, ClientState>();
  private running = 0;
  private waiting = 0;

  constructor(private readonly settings: QueueSettings = defaultSettings) {}

  /**
   * Runs the task when its turn comes. Rejects with ServerBusy if the wait is too long or the queue is full, and with
   * the signal's reason if it aborts during the wait. A running task is not stopped.
   */
  async run<Result>(client: string, signal: AbortSignal, task: () => Promise<Result>): Promise<Result> {
    signal.throwIfAborted();
    const state = this.stateOf(client);
    if (this.mayStart(state)) this.count(state);
    else await this.wait(state, signal);
    try {
      return await task();
    } finally {
      this.running -= 1;
      state.running -= 1;
      this.deleteIfIdle(state);
      this.startNext();
    }
  }

  private stateOf(client: string): ClientState {
    const known = this.clients.get(client);
    if (known) return known;
    const state: ClientState = { client, running: 0, waiting: new Set() };
    this.clients.set(client, state);
    return state;
  }

  private mayStart({ running }: ClientState): boolean {
    return this.running < this.settings.concurrency && running < this.settings.concurrencyPerClient;
  }

  private count(state: ClientState): void {
    this.running += 1;
    state.running += 1;
  }

  /** Resolves when the task may run. The task is counted as running from that moment. */
  private wait(state: ClientState, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (!this.makeRoom(state)) {
        this.deleteIfIdle(state);
        reject(new ServerBusy());
        return;
      }
      const leave = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
        state.waiting.delete(task);
        this.waiting -= 1;
      };
      const fail = (reason: Error) => {
        leave();
        this.deleteIfIdle(state);
        reject(reason);
      };
      const abort = () => fail(signal.reason as Error);
      const task: WaitingTask = {
        start: () => {
          leave();
          this.count(state);
          resolve();
        },
        reject: () => fail(new ServerBusy()),
      };
      const timer = setTimeout(task.reject, this.settings.waitMs);
      signal.addEventListener('abort', abort);
      state.waiting.add(task);
      this.waiting += 1;
    });
  }

  /**
   * Returns whether a task of this client may wait. If the queues of all clients together are full, drops the last
   * task of the longest queue in favour of a client with a shorter queue.
   */
  private makeRoom(state: ClientState): boolean {
    const { maxWaiting, maxWaitingPerClient } = this.settings;
    if (state.waiting.size >= maxWaitingPerClient) return false;
    if (this.waiting < maxWaiting) return true;
    const longest = [...this.clients.values()].reduce((a, b) => (b.waiting.size > a.waiting.size ? b : a));
    if (longest.waiting.size <= state.waiting.size + 1) return false;
    [...longest.waiting].at(-1)?.reject();
    return true;
  }

  private startNext(): void {
    for (const state of this.clients.values()) {
      const [first] = state.waiting;
      if (!first || !this.mayStart(state)) continue;
      this.clients.delete(state.client);
      this.clients.set(state.client, state);
      first.start();
      return;
    }
  }

  private deleteIfIdle(state: ClientState): void {
    if (state.running === 0 && state.waiting.size === 0) this.clients.delete(state.client);
  }
}
