import type { Job } from '../../shared/api/types.ts';

/** What a source tells: the latest jobs, and whether its event stream is open. */
export interface JobListener {
  readonly hearJobs: (jobs: readonly Job[]) => void;
  readonly hearConnected: (isConnected: boolean) => void;
}

const eventsAddress = '/api/admin/jobs/events';
const firstPauseMs = 1_000;
/** Short enough that progress moves again within 15 s after the server is back. */
const maxPauseMs = 8_000;
/** Nudges of several tabs within this time cause one try. */
const minGapMs = 2_000;

/**
 * Reads the jobs: by the event stream, and while that fails by a poll before each new try. The pause between the tries
 * doubles up to 8 s, with jitter, so that the tabs of all staff do not return at the same moment. The browser's own
 * reconnect is not used, because it ends for good at an answer of 5xx.
 */
export class JobSource {
  private stream: EventSource | undefined;
  private clock: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private triedAt = 0;
  private isTrying = false;
  /** The session has ended; only a sign-in helps. */
  private isResting = false;
  private isClosed = false;

  constructor(
    private readonly listener: JobListener,
    /** The poll. Resolves to null if the session has ended; then the source rests until `wake`. */
    private readonly read: () => Promise<readonly Job[] | null>,
  ) {}

  open(): void {
    const stream = new EventSource(eventsAddress);
    this.stream = stream;
    this.triedAt = Date.now();
    stream.onopen = () => this.listener.hearConnected(true);
    stream.onmessage = ({ data }: MessageEvent<string>) => {
      this.failures = 0;
      this.listener.hearJobs((JSON.parse(data) as { items: Job[] }).items);
    };
    stream.onerror = () => {
      stream.close();
      this.stream = undefined;
      this.listener.hearConnected(false);
      this.retryLater();
    };
  }

  /** Tries at once if there is no stream, because a person looks at the page. */
  nudge(): void {
    if (this.stream || this.isResting || Date.now() - this.triedAt < minGapMs) return;
    clearTimeout(this.clock);
    void this.retry();
  }

  /** Tries again after a sign-in. */
  wake(): void {
    if (!this.isResting) return;
    this.isResting = false;
    void this.retry();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.clock);
    this.stream?.close();
  }

  private retryLater(): void {
    const pauseMs = Math.min(firstPauseMs * 2 ** this.failures, maxPauseMs);
    this.failures += 1;
    this.clock = setTimeout(() => void this.retry(), pauseMs * (0.5 + Math.random() / 2));
  }

  private async retry(): Promise<void> {
    if (this.isTrying) return;
    this.isTrying = true;
    this.triedAt = Date.now();
    try {
      const jobs = await this.read();
      if (this.isClosed) return;
      this.isResting = jobs === null;
      if (jobs === null) return;
      this.listener.hearJobs(jobs);
      this.open();
    } catch {
      if (!this.isClosed) this.retryLater();
    } finally {
      this.isTrying = false;
    }
  }
}
