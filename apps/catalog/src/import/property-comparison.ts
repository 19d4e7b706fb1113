import { type UpsertProperties } from '@estate/contracts/catalog/properties';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { changesBetween } from '../history/changes-between.ts';
import { propertyModel, type PropertyModel, type StoredProperty } from '../property/property.schema.ts';
import { compareIncoming } from './property-content.ts';
import { type UpsertBatch } from './upsert-batch.ts';

/** Returns the outcomes and changed fields that PropertyWriter would have for a batch, without writing (dry run). */
@Injectable()
export class PropertyComparison {
  constructor(@InjectModel(propertyModel.name) private readonly properties: PropertyModel) {}

  async compare(batch: UpsertBatch): Promise<z.input<typeof UpsertProperties.output>> {
    const properties = await this.properties.find({ _id: { $in: batch.ids } }).lean<StoredProperty[]>();
    const storedById = new Map(properties.map((stored) => [stored._id, stored]));
    const results = batch.open.map((property) => {
      const { id } = property;
      const stored = storedById.get(id);
      const { outcome, content } = compareIncoming(batch.fetchedAt, property, stored);
      if (outcome !== 'updated' || !stored || !content) return { id, outcome };
      return { id, outcome, fields: changesBetween(stored, content).map(({ field }) => field) };
    });
    return { results };
  }
}
