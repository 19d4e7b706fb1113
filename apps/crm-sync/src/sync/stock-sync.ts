import { type BatchResult } from '@estate/contracts/jobs';
import { namelessId } from '@estate/domain/property/vocabulary';
import { HandlesJob } from '@estate/server-kit/stores/job-handlers';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { BatchProgress } from '../imports/batch-progress.ts';
import { PropertyImport } from '../imports/property-import.ts';
import { Tuning } from '../tuning.ts';
import { JobPropstackApi } from '../propstack/propstack-api.ts';
import { PropstackReader } from '../propstack/propstack-reader.ts';
import { VanishedObjects } from '../removal/vanished-objects.ts';
import { type JobOf, runInSync } from '../running-jobs/crm-job.ts';
import { type JobControl } from '../running-jobs/job-control.ts';
import { SyncSettingsStore } from '../schedules/sync-settings.store.ts';
import { DryRunLists, dryRunSyncRuns } from './dry-run.ts';
import { type SyncRun, SyncRuns } from './sync-runs.ts';
import { unwrap } from '../unit/plain-values.ts';
import { isRecord } from '../unit/unit.ts';
import { readText } from '../unit/values.ts';
import { unitPages } from './unit-pages.ts';

type RunStore = Pick<SyncRuns, 'save' | 'finish'>;
type SyncJob = JobOf<'full-sync' | 'incremental-sync' | 'dry-run'>;

/**
 * The full sync imports all objects of the CRM and removes those that are missing there. The incremental sync imports
 * the objects changed since the last sync.
 */
@Injectable()
export class StockSync {
  constructor(
    private readonly api: JobPropstackApi,
    private readonly imports: PropertyImport,
    private readonly vanished: VanishedObjects,
    private readonly settings: SyncSettingsStore,
    private readonly runs: SyncRuns,
    private readonly tuning: Tuning,
  ) {}

  /**
   * Continues where an earlier attempt of the same job ended; every step is idempotent. A dry run runs the same steps,
   * but only compares instead of writing.
   */
  @HandlesJob('full-sync', 'incremental-sync', 'dry-run')
  async run(job: SyncJob, control: JobControl): Promise<BatchResult> {
    const { kind } = job;
    const isRehearsal = kind === 'dry-run';
    const runs = isRehearsal ? dryRunSyncRuns : this.runs;
    const run = await runs.open(control.id, isRehearsal ? 'full-sync' : kind, control.token);
    return runInSync(run.is_first, () => this.importPages(job, control, runs, run));
  }

  private async importPages(
    { kind, importImages }: SyncJob,
    control: JobControl,
    runs: RunStore,
    run: SyncRun,
  ): Promise<BatchResult> {
    const isRehearsal = kind === 'dry-run';
    const { api_version } = await this.settings.get();
    const reader = new PropstackReader(this.api, kind, control.signal, this.api.versionFor(api_version));
    const batch = new BatchProgress(run.counts);
    const lists = new DryRunLists();
    // Requests archived objects too, which lists leave out by default. They would otherwise stay online until the next
    // full sync.
    const filter: Record<string, string> = run.since
      ? { updated_at_from: run.since.toISOString(), ...reader.withArchived }
      : {};
    const { next_page: from, listed: previousTotal } = run;
    const paging = {
      from,
      per: this.tuning.pageSize,
      processedCount: batch.progress.done,
      previousTotal,
      filter,
    };
    for await (const { number, page } of unitPages(reader, paging)) {
      if (page.units.length === 0 && number === 1 && !run.since) throw emptyStock();
      batch.expect(page.total ?? 0);
      await control.reportProgress(batch.progress);
      await this.imports.page(reader, page, { importImages, isRehearsal }, async (imported) => {
        for (const item of imported) {
          batch.add(item);
          if (isRehearsal) lists.add(item);
        }
        await control.reportProgress(batch.progress);
        await control.throwIfStopped();
      });
      for (const item of page.withoutId) batch.fail(namelessId, withoutIdText(item));
      const total = page.total ?? null;
      await runs.save(run, { next_page: number + 1, listed: total, counts: batch.snapshot() });
    }
    const result = batch.result();
    if (kind !== 'incremental-sync')
      result.removal = await this.vanished.remove(reader, control, isRehearsal);
    if (isRehearsal) result.preview = lists.preview;
    await runs.finish(run);
    return result;
  }
}

/**
 * The error for an object without id (German). Contains the object's internal name, by which the agency finds it in the
 * CRM.
 */
function withoutIdText(item: unknown): string {
  const name = isRecord(item) ? (readText(unwrap(item['name'])) ?? readText(unwrap(item['title']))) : null;
  return `Propstack hat ein Objekt ohne ID geschickt${name ? ` („${name}“)` : ''}. Es kann nicht übernommen werden.`;
}

const emptyStock = () =>
  new ProblemError('crm-unreadable', {
    detail: 'Propstack hat eine leere Liste geschickt. Es wurde nichts verändert.',
  });
