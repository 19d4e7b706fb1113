import { type BatchResult } from '@estate/contracts/jobs';
import { HandlesJob } from '@estate/server-kit/job-handlers';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { CatalogStore } from '../imports/catalog-store.ts';
import { forEachObject } from '../imports/for-each-object.ts';
import { PropertyImport, upsertOf } from '../imports/property-import.ts';
import { BatchProgress } from '../imports/batch-progress.ts';
import { JobPropstackApi } from '../propstack/propstack-api.ts';
import { PropstackReader, type UnitPage } from '../propstack/propstack-reader.ts';
import { type JobOf } from '../running-jobs/crm-job.ts';
import { type JobSteps } from '../running-jobs/job-steps.ts';
import { optionalFields } from '../unit/optional-fields.ts';

const idsACall = 50;
const objectsAtOnce = 4;

/** Updates one field of all stored objects, and the other fields that the CRM sends along. */
@Injectable()
export class BatchUpdate {
  constructor(
    private readonly api: JobPropstackApi,
    private readonly catalog: CatalogStore,
    private readonly imports: PropertyImport,
  ) {}

  @HandlesJob('update-price-on-inquiry', 'update-optional-fields')
  async run(
    { kind }: JobOf<'update-price-on-inquiry' | 'update-optional-fields'>,
    steps: JobSteps,
  ): Promise<BatchResult> {
    const reader = new PropstackReader(this.api, kind, steps.signal);
    const ids = await this.catalog.allIds();
    const batch = new BatchProgress();
    batch.expect(ids.length);
    for (let from = 0; from < ids.length; from += idsACall) {
      const wanted = ids.slice(from, from + idsACall);
      const page = await reader.page(1, idsACall, { 'property_ids[]': wanted.map(String), archived: '-1' });
      const found = new Set(page.units.map((unit) => Number(unit['id'])));
      for (const id of wanted) if (!found.has(id)) batch.fail(id, 'In Propstack nicht gefunden.');
      if (kind === 'update-price-on-inquiry') await this.storePage(page, batch, steps);
      else await this.storeOneByOne(reader, page, batch, steps);
    }
    await steps.reportProgress(batch.progress);
    return batch.result();
  }

  private async storePage(
    { units, fetchedAt, codes }: UnitPage,
    batch: BatchProgress,
    steps: JobSteps,
  ): Promise<void> {
    const properties = units.map((unit) => upsertOf(unit, codes, undefined));
    await this.imports.storeTogether(fetchedAt, properties, async (imported) => {
      batch.add(imported);
      await steps.reportProgress(batch.progress);
      await steps.throwIfStopped();
    });
  }

  /** Only a single plain object lists `optional_fields` (propstack.md, The three shapes of a unit). */
  private async storeOneByOne(
    reader: PropstackReader,
    { units, fetchedAt, codes }: UnitPage,
    batch: BatchProgress,
    steps: JobSteps,
  ): Promise<void> {
    await forEachObject(units, objectsAtOnce, async (unit) => {
      const id = Number(unit['id']);
      try {
        const fields = optionalFields((await reader.plainUnit(id)).unit, codes);
        const property = { ...upsertOf(unit, codes, undefined), optional_fields: fields };
        await this.imports.storeTogether(fetchedAt, [property], (imported) => {
          batch.add(imported);
          return Promise.resolve();
        });
      } catch (error) {
        if (!(error instanceof ProblemError) || error.problem.code !== 'not-found') throw error;
        batch.fail(id, error.problem.detail);
      }
      await steps.reportProgress(batch.progress);
      await steps.throwIfStopped();
    });
  }
}
