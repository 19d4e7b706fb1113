import { Tally } from '../jobs/tally.ts';
import { type SyncRun, type SyncRunModel } from './sync-run.schema.ts';

/** The CRM's clock and its filter are not exact (propstack.md 1.2). */
const overlapMs = 24 * 60 * 60 * 1000;

export class SyncRuns {
  constructor(private readonly runs: SyncRunModel) {}

  /** The run of this job: as it stood when its worker died, or a new one. */
  async open(jobId: string, kind: SyncRun['kind']): Promise<SyncRun> {
    const begun = await this.runs.findById(jobId).lean<SyncRun>();
    if (begun) return begun;
    const run: SyncRun = {
      _id: jobId,
      kind,
      started_at: new Date(),
      finished_at: null,
      since: kind === 'incremental-sync' ? await this.lastSync() : null,
      next_page: 1,
      listed: null,
      tally: new Tally().snapshot(),
    };
    await this.runs.create(run);
    return run;
  }

  async save(jobId: string, progress: Pick<SyncRun, 'next_page' | 'listed' | 'tally'>): Promise<void> {
    await this.runs.updateOne({ _id: jobId }, { $set: progress });
  }

  async finish(jobId: string): Promise<void> {
    await this.runs.updateOne({ _id: jobId }, { $set: { finished_at: new Date() } });
  }

  /** A day before the begin of the last sync that ran to its end; null if there is none: then everything is read. */
  private async lastSync(): Promise<Date | null> {
    const last = await this.runs
      .findOne({ finished_at: { $ne: null } })
      .sort({ started_at: -1 })
      .lean<SyncRun>();
    return last && new Date(last.started_at.getTime() - overlapMs);
  }
}
