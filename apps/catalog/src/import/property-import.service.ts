import { type GetStoredImages, type UpsertProperties } from '@estate/contracts/catalog';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { CatalogChanges } from '../property/catalog-changes.ts';
import { withoutKey } from '../property/image-keys.ts';
import { propertyModel, type PropertyModel, type StoredProperty } from '../property/property.schema.ts';
import { rememberPublic } from '../property/remember-public.ts';
import { PropertyReadings } from './property-readings.ts';
import { PropertyWriter } from './property-writer.ts';
import { UpsertBatch } from './upsert-batch.ts';

/** A lost race is looked at again; more than a few in a row is a fault. */
const rounds = 10;
/** How far the clock of crm-sync may be ahead of ours. */
const toleranceMs = 60_000;

/** Takes over what crm-sync read from the CRM. */
@Injectable()
export class PropertyImportService {
  constructor(
    @InjectModel(propertyModel.name) private readonly properties: PropertyModel,
    private readonly readings: PropertyReadings,
    private readonly writer: PropertyWriter,
    private readonly changes: CatalogChanges,
  ) {}

  /**
   * `conflict` if other readings of the same properties were faster again and again. `invalid-input` for a reading from
   * the future: all true ones after it would be refused until then.
   */
  async upsert({
    fetched_at,
    properties,
  }: z.output<typeof UpsertProperties.input>): Promise<z.input<typeof UpsertProperties.output>> {
    const batch = new UpsertBatch(new Date(fetched_at), properties);
    if (batch.fetchedAt.getTime() > Date.now() + toleranceMs) throw fromTheFuture();
    await this.readings.note(batch.openIds, batch.fetchedAt);
    for (let round = 0; batch.openIds.length > 0; round += 1) {
      if (round === rounds) throw new ProblemError('conflict');
      await this.writer.write(batch);
    }
    // All of them, so that a mark missing since a crash is made up for; it writes only where one is missing.
    await rememberPublic(this.properties, batch.ids);
    await this.changes.announce(batch.changedIds);
    return { results: batch.results };
  }

  async storedImages(ids: readonly number[]): Promise<z.input<typeof GetStoredImages.output>> {
    const found = await this.properties
      .find({ _id: { $in: [...ids] } }, ['images'])
      .lean<Pick<StoredProperty, '_id' | 'images'>[]>();
    return { items: found.map(({ _id, images }) => ({ id: _id, images: images.map(withoutKey) })) };
  }
}

const fromTheFuture = () =>
  new ProblemError('invalid-input', {
    detail: 'Die Uhr des CRM-Abgleichs geht vor. Es wurde nichts verändert.',
    errors: [{ field: 'fetched_at', message: 'Der Zeitpunkt liegt in der Zukunft.' }],
  });
