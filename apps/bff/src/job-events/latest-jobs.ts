import { type Job } from '@estate/contracts/jobs';

/** As many as a page of staff shows. */
export const maxJobs = 25;

/** The latest jobs, the newest first: as they were read last, with what events told since. */
export class LatestJobs {
  private known: Job[] = [];
  private reading: Promise<void> | undefined;
  /** Jobs that events told while a read runs. They are newer than what it finds. */
  private readonly toldMeanwhile = new Map<string, Job>();

  constructor(private readonly read: () => Promise<Job[]>) {}

  get items(): readonly Job[] {
    return this.known;
  }

  /** Reads the jobs; calls at the same time share one read. Rejects as the read does and keeps what is known. */
  refresh(): Promise<void> {
    this.reading ??= this.readOnce().finally(() => {
      this.reading = undefined;
      this.toldMeanwhile.clear();
    });
    return this.reading;
  }

  apply(job: Job): void {
    // Events come from several connections: what a job said before its end may arrive after it.
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
