import { type BatchResult } from '@estate/contracts/jobs';
import { HandlesJob } from '@estate/server-kit/job-handlers';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { PropertyImport } from '../imports/property-import.ts';
import { BatchProgress } from '../imports/batch-progress.ts';
import { Limits } from '../limits.ts';
import { JobPropstackApi } from '../propstack/propstack-api.ts';
import { PropstackReader } from '../propstack/propstack-reader.ts';
import { type JobOf } from '../running-jobs/crm-job.ts';
import { type JobSteps } from '../running-jobs/job-steps.ts';
import { SyncRuns } from './sync-runs.ts';
import { unitPages } from './unit-pages.ts';

/** Imports all objects, or those changed since the last sync. Never removes an object. */
@Injectable()
export class StockSync {
  constructor(
    private readonly api: JobPropstackApi,
    private readonly imports: PropertyImport,
    private readonly runs: SyncRuns,
    private readonly limits: Limits,
  ) {}

  /** Continues where an earlier try of the same job ended; every step is idempotent. */
  @HandlesJob('full-sync', 'incremental-sync')
  async run(
    { kind, importImages }: JobOf<'full-sync' | 'incremental-sync'>,
    steps: JobSteps,
  ): Promise<BatchResult> {
    const run = await this.runs.open(steps.id, kind, steps.token);
    const batch = new BatchProgress(run.counts);
    const seen = new Set<number>();
    const filter: Record<string, string> = run.since ? { updated_at_from: run.since.toISOString() } : {};
    const paging = { from: run.next_page, per: this.limits.pageSize, listed: run.listed, filter };
    const reader = new PropstackReader(this.api, kind, steps.signal);
    for await (const { number, page } of unitPages(reader, paging)) {
      if (page.units.length === 0 && number === 1 && !run.since) throw emptyStock();
      const units = page.units.filter((unit) => !seen.has(Number(unit['id'])));
      for (const unit of units) seen.add(Number(unit['id']));
      batch.expect(page.total ?? 0);
      await steps.reportProgress(batch.progress);
      await this.imports.page(reader, { ...page, units }, importImages, async (imported) => {
        batch.add(imported);
        await steps.reportProgress(batch.progress);
        await steps.throwIfStopped();
      });
      const listed = page.total ?? null;
      await this.runs.save(run, { next_page: number + 1, listed, counts: batch.snapshot() });
    }
    await this.runs.finish(run);
    return batch.result();
  }
}

const emptyStock = () =>
  new ProblemError('crm-unreadable', {
    detail: 'Propstack hat eine leere Liste geschickt. Es wurde nichts verändert.',
  });
