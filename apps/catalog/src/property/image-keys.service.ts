import { InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { Migrations } from '@estate/server-kit/migrations';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Backfill } from './backfill.ts';
import { CatalogChanges } from './catalog-changes.ts';
import { keyOperation, storedImagesFields, withMissingKeys, type StoredImages } from './give-keys.ts';
import { propertyModel, type PropertyModel } from './property.schema.ts';

/**
 * Adds access keys to images that an earlier release stored without. Images without a key are not shown to visitors.
 */
@Injectable()
export class ImageKeysService extends Backfill<StoredImages> {
  readonly id = 'image keys 1';
  protected readonly valuesName = 'the keys of their images';
  protected readonly lacking = withMissingKeys;
  protected readonly fields = [...storedImagesFields];
  protected readonly operation = (stored: StoredImages) => Promise.resolve(keyOperation(stored));

  constructor(
    @InjectModel(propertyModel.name) properties: PropertyModel,
    changes: CatalogChanges,
    @InjectLog() log: Log,
    migrations: Migrations,
  ) {
    super(properties, changes, log, migrations);
  }
}
