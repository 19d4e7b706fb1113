import {
  propertyIdsLimit,
  type GetStoredImages,
  type ListImageMarks,
  type ListPropertyIds,
  type UpsertProperties,
} from '@estate/contracts/catalog/properties';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { CatalogChanges } from '../property/catalog-changes.ts';
import { withoutAccessKey } from '../property/image-keys.ts';
import { propertyModel, type PropertyModel, type StoredProperty } from '../property/property.schema.ts';
import { notRemovedFilter } from '../property/publicity.ts';
import { setFirstPublicTime } from '../property/first-public-time.ts';
import { PropertyComparison } from './property-comparison.ts';
import { PropertyWriter } from './property-writer.ts';
import { refuseFutureReading } from './reading-order.ts';
import { UpsertBatch } from './upsert-batch.ts';

/**
 * Number of properties whose image versions (change marks) are sent in one RPC response. Even with a hundred images per
 * property, the response is smaller than 1 MB, the limit of RPC.
 */
const propertiesPerPage = 100;

/** Stores the properties that crm-sync has fetched from the CRM. */
@Injectable()
export class PropertyImportService {
  constructor(
    @InjectModel(propertyModel.name) private readonly properties: PropertyModel,
    private readonly writer: PropertyWriter,
    private readonly comparison: PropertyComparison,
    private readonly changes: CatalogChanges,
  ) {}

  /**
   * Stores the properties and returns an outcome for each. Rejects with `conflict` if concurrent writes of the same
   * properties prevented the write in every attempt, and with `invalid-input` if `fetched_at` is in the future, because
   * all correct imports until that time would count as outdated.
   */
  async upsert({
    fetched_at,
    properties,
    job,
    is_rehearsal,
    is_first_sync,
  }: z.output<typeof UpsertProperties.input>): Promise<z.input<typeof UpsertProperties.output>> {
    const batch = new UpsertBatch(new Date(fetched_at), properties, job, is_first_sync);
    refuseFutureReading(batch.fetchedAt);
    if (is_rehearsal) return this.comparison.compare(batch);
    await batch.settleAll(() => this.writer.write(batch));
    await setFirstPublicTime(this.properties, [...batch.unmarked], { areNew: !is_first_sync });
    await this.changes.publish(batch.changedIds, batch.facts);
    return { results: batch.results };
  }

  async storedImages(ids: readonly number[]): Promise<z.input<typeof GetStoredImages.output>> {
    const properties = await this.properties
      .find({ _id: { $in: [...ids] } }, ['images'])
      .lean<Pick<StoredProperty, '_id' | 'images'>[]>();
    return {
      items: properties.map(({ _id, images }) => ({ id: _id, images: images.map(withoutAccessKey) })),
    };
  }

  async imageMarks(after: number): Promise<z.input<typeof ListImageMarks.output>> {
    const properties = await this.properties
      .find({ _id: { $gt: after } }, ['images.storage_path', 'images.change_mark', 'removed_because'])
      .sort({ _id: 1 })
      .limit(propertiesPerPage)
      .lean<Pick<StoredProperty, '_id' | 'images' | 'removed_because'>[]>();
    const images = properties.flatMap((property) => property.images);
    const removed = properties
      .filter(({ removed_because }) => removed_because)
      .flatMap((property) => property.images);
    return {
      marks: Object.fromEntries(images.map(({ storage_path, change_mark }) => [storage_path, change_mark])),
      removed: removed.map(({ storage_path }) => storage_path),
      next: properties.at(-1)?._id ?? null,
    };
  }

  async ids(after: number): Promise<z.input<typeof ListPropertyIds.output>> {
    const properties = await this.properties
      .find({ _id: { $gt: after }, ...notRemovedFilter }, ['_id'])
      .sort({ _id: 1 })
      .limit(propertyIdsLimit)
      .lean<Pick<StoredProperty, '_id'>[]>();
    return { ids: properties.map(({ _id }) => _id) };
  }
}
