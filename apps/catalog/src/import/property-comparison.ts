import { type UpsertProperties } from '@estate/contracts/catalog';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { changesBetween } from '../history/changes-between.ts';
import { propertyModel, type PropertyModel, type StoredProperty } from '../property/property.schema.ts';
import { contentOf } from './property-content.ts';
import { fieldsReadSince, PropertyReadings } from './property-readings.ts';
import { isOutdated, removalBy, type UpsertBatch } from './upsert-batch.ts';

/** Says what PropertyWriter would write, by the same rules, and writes nothing. */
@Injectable()
export class PropertyComparison {
  constructor(
    @InjectModel(propertyModel.name) private readonly properties: PropertyModel,
    private readonly readings: PropertyReadings,
  ) {}

  async compare(batch: UpsertBatch): Promise<z.input<typeof UpsertProperties.output>> {
    const [newest, found] = await Promise.all([
      this.readings.newest(batch.ids),
      this.properties.find({ _id: { $in: batch.ids } }, { raw_data: 0 }).lean<StoredProperty[]>(),
    ]);
    const known = new Map(found.map((stored) => [stored._id, stored]));
    const results = batch.open.map((property) => {
      const { id } = property;
      const stored = known.get(id);
      const noted = newest.get(id);
      if (isOutdated(batch, noted, stored)) return { id, outcome: 'outdated' as const };
      if (!stored) return { id, outcome: 'created' as const };
      const content = contentOf(property, stored, fieldsReadSince(noted, batch.fetchedAt));
      const removal = removalBy(batch, property, stored);
      if (stored.content_hash === content.content_hash && !removal)
        return { id, outcome: 'unchanged' as const };
      const changes = changesBetween(stored, { ...content, ...removal });
      return { id, outcome: 'updated' as const, fields: changes.map(({ field }) => field) };
    });
    return { results };
  }
}
