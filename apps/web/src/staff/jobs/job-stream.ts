import type { Job } from '../../shared/api/types.ts';
import { JobSource } from './job-source.ts';
import type { LiveJobs } from './live-jobs.ts';

/** Name of the lock and of the channel that the tabs of one browser share. */
const sharedName = 'staff-jobs';
const nudgeMs = 4_000;
/** The server tells the latest 25; a tab remembers some more, because it may follow an older one. */
const maxKnown = 100;

type Message =
  | { readonly type: 'hello' }
  | { readonly type: 'retry' | 'wake' }
  | { readonly type: 'state'; readonly jobs: readonly Job[]; readonly isConnected: boolean };

function withJobs(known: LiveJobs['jobs'], jobs: readonly Job[]): LiveJobs['jobs'] {
  const merged = new Map([...known, ...jobs.map((job) => [job.id, job] as const)]);
  if (merged.size <= maxKnown) return merged;
  const newest = [...merged.values()].sort((one, other) => other.created_at.localeCompare(one.created_at));
  return new Map(newest.slice(0, maxKnown).map((job) => [job.id, job]));
}

/**
 * The live jobs of one tab. The tabs of a browser share one event stream, because over HTTP/1.1 a browser opens six
 * connections and six streams would block the site: the tab that holds the lock reads and tells the others. If that tab
 * closes, the browser gives the lock to the next one at once. Without locks each tab reads for itself.
 */
export class JobStream {
  state: LiveJobs = { jobs: new Map(), isConnected: false };
  private readonly listeners = new Set<() => void>();
  private channel: BroadcastChannel | undefined;
  private source: JobSource | undefined;
  private ending: AbortController | undefined;
  private nudges: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly read: () => Promise<readonly Job[] | null>) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  start(): void {
    const ending = new AbortController();
    this.ending = ending;
    if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) {
      this.lead();
      return;
    }
    this.channel = new BroadcastChannel(sharedName);
    this.channel.onmessage = ({ data }: MessageEvent<Message>) => this.hear(data);
    this.tell({ type: 'hello' });
    const untilTheEnd = () => new Promise<void>((resolve) => (ending.signal.onabort = () => resolve()));
    const lead = () => {
      if (ending.signal.aborted) return undefined;
      this.lead();
      return untilTheEnd();
    };
    // Rejects when this tab stops before it got the lock.
    navigator.locks.request(sharedName, { signal: ending.signal }, lead).catch(() => undefined);
    this.nudges = setInterval(() => {
      if (!this.state.isConnected && document.visibilityState === 'visible') this.nudge('retry');
    }, nudgeMs);
  }

  stop(): void {
    this.ending?.abort();
    this.source?.close();
    this.channel?.close();
    this.source = this.channel = undefined;
    clearInterval(this.nudges);
  }

  /** Goes on after a sign-in, whichever tab reads. */
  wake(): void {
    this.nudge('wake');
  }

  /** Asks for a new try now. The browser slows the clocks of hidden tabs, so the tab in view asks the reading one. */
  private nudge(type: 'retry' | 'wake'): void {
    if (this.source) this.try(type);
    else this.tell({ type });
  }

  private try(type: 'retry' | 'wake'): void {
    if (type === 'wake') this.source?.wake();
    else this.source?.nudge();
  }

  private lead(): void {
    const share = (change: Partial<LiveJobs>) => {
      this.show(change);
      this.tellState();
    };
    this.source = new JobSource(
      {
        hearJobs: (jobs) => share({ jobs: withJobs(this.state.jobs, jobs) }),
        hearConnected: (isConnected) => share({ isConnected }),
      },
      this.read,
    );
    this.source.open();
  }

  private hear(message: Message): void {
    if (message.type === 'state') {
      if (this.source) return;
      this.show({ jobs: withJobs(this.state.jobs, message.jobs), isConnected: message.isConnected });
    } else if (this.source) {
      if (message.type === 'hello') this.tellState();
      else this.try(message.type);
    }
  }

  private show(change: Partial<LiveJobs>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  private tellState(): void {
    const { jobs, isConnected } = this.state;
    this.tell({ type: 'state', jobs: [...jobs.values()], isConnected });
  }

  private tell(message: Message): void {
    this.channel?.postMessage(message);
  }
}
