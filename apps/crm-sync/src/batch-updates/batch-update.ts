import { type BatchResult } from '@estate/contracts/jobs';
import { HandlesJob } from '@estate/server-kit/stores/job-handlers';
import { Injectable } from '@nestjs/common';
import { CatalogStore, type FieldUpdateResult } from '../imports/catalog-store.ts';
import { forEachObject } from '../imports/for-each-object.ts';
import { JobPropstackApi } from '../propstack/propstack-api.ts';
import { PropstackReader } from '../propstack/propstack-reader.ts';
import { type JobOf } from '../running-jobs/crm-job.ts';
import { type JobControl } from '../running-jobs/job-control.ts';
import { optionalFields } from '../unit/optional-fields.ts';
import { columnOf } from '../unit/property-of-unit.ts';
import { BatchOutcomes } from './batch-outcomes.ts';
import { BatchRun } from './batch-run.ts';

/** Number of properties in one list request. */
const idsPerCall = 50;
/** More than the eight connections of CrmCall, so that requests continue while other results are being stored. */
const callsAtOnce = 12;

/**
 * Updates one field of all stored properties from the CRM, or only of the properties that failed in an earlier job
 * (staff-area §2.50).
 */
@Injectable()
export class BatchUpdate {
  constructor(
    private readonly api: JobPropstackApi,
    private readonly catalog: CatalogStore,
    private readonly outcomes: BatchOutcomes,
  ) {}

  /** Skips the properties that already have an outcome from an earlier attempt of the same job. */
  @HandlesJob('update-price-on-inquiry', 'update-optional-fields')
  async run(
    { kind, retryOf }: JobOf<'update-price-on-inquiry' | 'update-optional-fields'>,
    control: JobControl,
  ): Promise<BatchResult> {
    const propertyIds = retryOf
      ? await this.outcomes.findFailedIds(retryOf, kind)
      : await this.catalog.allIds();
    const earlier = await this.outcomes.outcomesOf(control.id);
    const run = new BatchRun(kind, control, this.outcomes, earlier);
    run.batch.expect(propertyIds.length);
    await run.report();
    const settled = new Set(earlier.map(({ property_id }) => property_id));
    const pendingIds = propertyIds.filter((id) => !settled.has(id));
    const reader = new PropstackReader(this.api, kind, control.signal);
    if (kind === 'update-price-on-inquiry') {
      await forEachObject(chunks(pendingIds), callsAtOnce, (ids) =>
        run.settle(ids, () => this.updatePrices(reader, ids)),
      );
    } else {
      await forEachObject(pendingIds, callsAtOnce, (id) =>
        run.settle([id], () => this.updateOptionalFields(reader, id)),
      );
    }
    await run.report();
    return run.batch.result();
  }

  private async updatePrices(reader: PropstackReader, ids: readonly number[]): Promise<FieldUpdateResult[]> {
    const filter = { 'property_ids[]': ids.map(String), archived: '-1' };
    const { units, fetchedAt, codes } = await reader.page(1, idsPerCall, filter);
    const updates = units
      .map((unit) => ({
        id: Number(unit['id']),
        price_on_inquiry: columnOf(unit, codes, 'price_on_inquiry') ?? null,
      }))
      .filter(({ id }) => ids.includes(id));
    const updatedIds = new Set(updates.map(({ id }) => id));
    const results = await this.catalog.updateFields(fetchedAt, updates);
    const missingIds = ids.filter((id) => !updatedIds.has(id));
    return [...results, ...missingIds.map((id) => ({ id, error: 'In Propstack nicht gefunden.' }))];
  }

  /**
   * Requests a single object without `expand`, because only this shape of a CRM response has `optional_fields`
   * (propstack.md, The three shapes of a unit).
   */
  private async updateOptionalFields(reader: PropstackReader, id: number): Promise<FieldUpdateResult[]> {
    const { unit, fetchedAt, codes } = await reader.plainUnit(id);
    return this.catalog.updateFields(fetchedAt, [{ id, optional_fields: optionalFields(unit, codes) }]);
  }
}

function chunks(ids: readonly number[]): number[][] {
  const all: number[][] = [];
  for (let from = 0; from < ids.length; from += idsPerCall) all.push(ids.slice(from, from + idsPerCall));
  return all;
}
