import { type NamedJob } from '@estate/contracts/jobs';
import { type NameProperties, type RemoveProperties } from '@estate/contracts/catalog/property-removal';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { PropertyHistory } from '../history/property-history.ts';
import { CatalogChanges } from '../property/catalog-changes.ts';
import { removedEvent } from '../property/property-events.ts';
import { propertyModel, type PropertyModel, type StoredProperty } from '../property/property.schema.ts';
import { notRemovedFilter } from '../property/publicity.ts';
import { notAfter, refuseFutureReading } from './reading-order.ts';

type RemovedProperty = Pick<StoredProperty, '_id' | 'images'>;
type Removal = z.output<typeof RemoveProperties.input>['properties'][number];

/**
 * Removes properties from the website. A removal has a time, like an import; it has no effect if a newer import is
 * stored, and the other way round.
 */
@Injectable()
export class PropertyRemovalService {
  constructor(
    @InjectModel(propertyModel.name) private readonly properties: PropertyModel,
    private readonly changes: CatalogChanges,
    private readonly history: PropertyHistory,
  ) {}

  async names(ids: readonly number[]): Promise<z.input<typeof NameProperties.output>> {
    const properties = await this.properties
      .find({ _id: { $in: [...ids] } }, ['title', 'name'])
      .sort({ _id: 1 })
      .lean<Pick<StoredProperty, '_id' | 'title' | 'name'>[]>();
    return { items: properties.map(({ _id, title, name }) => ({ id: _id, title: title ?? name ?? null })) };
  }

  /**
   * Removes the stored properties that were not imported after `checked_at` and returns their ids. Rejects with
   * `invalid-input` if a time is in the future.
   */
  async remove(
    removals: readonly Removal[],
    job: NamedJob | undefined,
  ): Promise<z.input<typeof RemoveProperties.output>> {
    for (const { checked_at } of removals) refuseFutureReading(new Date(checked_at));
    const outcomes = await Promise.all(
      removals.map(async (removal) => {
        const property = await this.removeOne(removal);
        return property ? [{ ...removal, property }] : [];
      }),
    );
    const done = outcomes.flat();
    await this.history.add(
      done.map(({ id, reason }) => ({
        property_id: id,
        source: 'removal' as const,
        by: null,
        job,
        changes: [{ field: 'removed_because', before: null, after: reason }],
      })),
    );
    const ids = done.map(({ id }) => id);
    await this.changes.publish(
      ids,
      done.map(({ property }) => removedEvent(property)),
    );
    return { removed: ids };
  }

  /** Returns the removed property; null if there is nothing to remove. */
  private removeOne({ id, reason, checked_at }: Removal): Promise<RemovedProperty | null> {
    const removed_at = new Date(checked_at);
    // Differs from the content hash of every import, so that the next import writes the property again and with it ends
    // or confirms the removal.
    const content_hash = `removed ${checked_at}`;
    return this.properties
      .findOneAndUpdate(
        { _id: id, ...notRemovedFilter, fetched_at: notAfter(removed_at) },
        { $set: { removed_because: reason, removed_at, fetched_at: removed_at, content_hash } },
        { projection: ['images'] },
      )
      .lean<RemovedProperty>();
  }
}
