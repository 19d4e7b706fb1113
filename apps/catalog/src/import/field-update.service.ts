import { type UpdatePropertyFields } from '@estate/contracts/catalog/property-fields';
import { Injectable } from '@nestjs/common';
import { type z } from 'zod';
import { CatalogChanges } from '../property/catalog-changes.ts';
import { FieldWriter, type FieldOutcome, type IncomingFields } from './field-writer.ts';
import { refuseFutureReading } from './reading-order.ts';
import { UpsertBatch } from './upsert-batch.ts';

/** Stores single fields that crm-sync has fetched from the CRM. */
@Injectable()
export class FieldUpdateService {
  constructor(
    private readonly writer: FieldWriter,
    private readonly changes: CatalogChanges,
  ) {}

  /**
   * Stores the fields and returns an outcome for each property. Rejects with `conflict` if concurrent writes prevented
   * the write in every attempt, and with `invalid-input` if `fetched_at` is in the future.
   */
  async update({
    fetched_at,
    properties,
    job,
  }: z.output<typeof UpdatePropertyFields.input>): Promise<z.input<typeof UpdatePropertyFields.output>> {
    const batch = new UpsertBatch<IncomingFields, FieldOutcome>(new Date(fetched_at), properties, job);
    refuseFutureReading(batch.fetchedAt);
    await batch.settleAll(() => this.writer.write(batch));
    await this.changes.publish(batch.changedIds, batch.facts);
    return { results: batch.results };
  }
}
