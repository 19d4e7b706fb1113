import { ProblemError } from '@estate/server-kit/problem-error';
import { type BatchResult } from '@estate/contracts/jobs';
import { type PropertyImport } from '../imports/property-import.ts';
import { type JobSteps } from '../jobs/job-steps.ts';
import { Tally } from '../jobs/tally.ts';
import { type Limits } from '../limits.ts';
import { type PropstackApi } from '../propstack/propstack-api.ts';
import { PropstackReader } from '../propstack/propstack-reader.ts';
import { type SyncRun } from './sync-run.schema.ts';
import { type SyncRuns } from './sync-runs.ts';
import { unitPages } from './unit-pages.ts';

/** Takes the whole stock over, or what changed since the last sync. Never removes anything. */
export class StockSync {
  constructor(
    private readonly api: PropstackApi,
    private readonly imports: PropertyImport,
    private readonly runs: SyncRuns,
    private readonly limits: Limits,
  ) {}

  /** Goes on where an earlier try of the same job ended; every step may be done twice. */
  async run(kind: SyncRun['kind'], importImages: boolean, steps: JobSteps): Promise<BatchResult> {
    const run = await this.runs.open(steps.id, kind, steps.token);
    const tally = new Tally(run.tally);
    const seen = new Set<number>();
    const filter: Record<string, string> = run.since ? { updated_at_from: run.since.toISOString() } : {};
    const paging = { from: run.next_page, per: this.limits.pageSize, listed: run.listed, filter };
    const reader = new PropstackReader(this.api, kind, steps.signal);
    for await (const { number, page } of unitPages(reader, paging)) {
      if (page.units.length === 0 && number === 1 && !run.since) throw emptyStock();
      const units = page.units.filter((unit) => !seen.has(Number(unit['id'])));
      for (const unit of units) seen.add(Number(unit['id']));
      tally.expect(page.total ?? 0);
      await steps.tell(tally.progress);
      await this.imports.page(reader, { ...page, units }, importImages, async (imported) => {
        tally.add(imported);
        await steps.tell(tally.progress);
        await steps.goOn();
      });
      const listed = page.total ?? null;
      await this.runs.save(run, { next_page: number + 1, listed, tally: tally.snapshot() });
    }
    await this.runs.finish(run);
    return tally.result();
  }
}

const emptyStock = () =>
  new ProblemError('crm-unreadable', {
    detail: 'Propstack hat eine leere Liste geschickt. Es wurde nichts verändert.',
  });
