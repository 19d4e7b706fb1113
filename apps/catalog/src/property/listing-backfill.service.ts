import { InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { Migrations, versionOf } from '@estate/server-kit/migrations';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Backfill } from './backfill.ts';
import { CatalogChanges } from './catalog-changes.ts';
import { listingFields } from './listing-fields.ts';
import { listingPaths, propertyModel, type PropertyModel, type StoredProperty } from './property.schema.ts';
import { publicPoint } from './public-point.ts';
import { PublicPoints } from './public-points.service.ts';

/** Matches properties in which a field of `listing` is missing. A field that is null is not missing. */
const lackingFilter = { $or: listingPaths.map((path) => ({ [path]: { $exists: false } })) };

/**
 * Adds the fields of `listing` to properties that an earlier release stored without them, because lists and the staff
 * table sort and filter by these fields. The cover stays unchanged, because it contains the access key of the image.
 */
@Injectable()
export class ListingBackfill extends Backfill<StoredProperty> {
  readonly id = `fields of the lists ${versionOf(listingPaths)}`;
  protected readonly valuesName = 'the fields of the lists';
  protected readonly lacking = lackingFilter;
  protected readonly fields = { raw_data: 0 };

  constructor(
    @InjectModel(propertyModel.name) properties: PropertyModel,
    changes: CatalogChanges,
    private readonly points: PublicPoints,
    @InjectLog() log: Log,
    migrations: Migrations,
  ) {
    super(properties, changes, log, migrations);
  }

  /** The update matches only if the content is unchanged and a field is still missing. */
  protected readonly operation = async (stored: StoredProperty) => {
    const { _id, content_hash } = stored;
    const point = publicPoint(stored, await this.points.key());
    const derived = Object.entries({ ...listingFields({ ...stored, id: _id }), point })
      .filter(([field]) => field !== 'cover')
      .map(([field, value]) => [`listing.${field}`, value] as const);
    return {
      updateOne: {
        filter: { _id, content_hash, ...lackingFilter },
        update: { $set: Object.fromEntries(derived) },
      },
    };
  };
}
