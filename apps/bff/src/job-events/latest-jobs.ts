import { type Job } from '@estate/contracts/jobs';

/** The number of jobs that the staff page shows. */
export const maxJobs = 25;

/** The latest jobs, newest first: the last read state with all later events applied. */
export class LatestJobs {
  private known: Job[] = [];
  private reading: Promise<void> | undefined;
  /** Jobs of events that arrived during a read. They are newer than the result of the read. */
  private readonly toldMeanwhile = new Map<string, Job>();

  constructor(private readonly read: () => Promise<Job[]>) {}

  get items(): readonly Job[] {
    return this.known;
  }

  /** Reads the jobs; concurrent calls share one read. If the read fails, rejects and keeps the known jobs. */
  refresh(): Promise<void> {
    this.reading ??= this.readOnce().finally(() => {
      this.reading = undefined;
      this.toldMeanwhile.clear();
    });
    return this.reading;
  }

  apply(job: Job): void {
    // Events use several connections, so an earlier event of a job may arrive after its last one.
    if (!isOver(job) && this.known.some((known) => known.id === job.id && isOver(known))) return;
    if (this.reading) this.toldMeanwhile.set(job.id, job);
    this.known = withJob(this.known, job);
  }

  clear(): void {
    this.known = [];
  }

  private async readOnce(): Promise<void> {
    const found = await this.read();
    this.known = [...this.toldMeanwhile.values()].reduce(withJob, found);
  }
}

const isOver = ({ state }: Job) => state !== 'waiting' && state !== 'active';

function withJob(jobs: Job[], job: Job): Job[] {
  const others = jobs.filter(({ id }) => id !== job.id);
  const place = others.findIndex(({ created_at }) => created_at <= job.created_at);
  return others.toSpliced(place < 0 ? others.length : place, 0, job).slice(0, maxJobs);
}
