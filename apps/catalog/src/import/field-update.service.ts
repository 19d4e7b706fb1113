import { type UpdatePropertyFields } from '@estate/contracts/property-fields';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { type z } from 'zod';
import { CatalogChanges } from '../property/catalog-changes.ts';
import { FieldWriter, namedFields, type FieldOutcome, type IncomingFields } from './field-writer.ts';
import { PropertyReadings } from './property-readings.ts';
import { refuseFuture, rounds, UpsertBatch } from './upsert-batch.ts';

/** Stores single fields that crm-sync read from the CRM. */
@Injectable()
export class FieldUpdateService {
  constructor(
    private readonly readings: PropertyReadings,
    private readonly writer: FieldWriter,
    private readonly changes: CatalogChanges,
  ) {}

  /** Fails with `conflict` if other readings won every round, and with `invalid-input` for a reading from the future. */
  async update({
    fetched_at,
    properties,
    job,
  }: z.output<typeof UpdatePropertyFields.input>): Promise<z.input<typeof UpdatePropertyFields.output>> {
    const batch = new UpsertBatch<IncomingFields, FieldOutcome>(new Date(fetched_at), properties, job);
    refuseFuture(batch.fetchedAt);
    const read = batch.open.map((property) => ({ id: property.id, fields: namedFields(property) }));
    await this.readings.noteFields(read, batch.fetchedAt);
    for (let round = 0; batch.openIds.length > 0; round += 1) {
      if (round === rounds) throw new ProblemError('conflict');
      await this.writer.write(batch);
    }
    const changed = batch.results.filter(({ outcome }) => outcome === 'updated');
    await this.changes.announce(changed.map(({ id }) => id));
    return { results: batch.results };
  }
}
