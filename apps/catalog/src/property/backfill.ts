import { setTimeout as sleep } from 'node:timers/promises';
import { type Log } from '@estate/server-kit/log';
import { type Migration, type Migrations } from '@estate/server-kit/migrations';
import { type AnyBulkWriteOperation, type ProjectionType, type QueryFilter } from 'mongoose';
import { type CatalogChanges } from './catalog-changes.ts';
import { type PropertyModel, type StoredProperty } from './property.schema.ts';

const batch = 200;
const retryMs = 5_000;
/** Maximum number of passes. Each pass tries the properties again that a concurrent write had changed. */
const passes = 10;

/**
 * A migration that adds values which an earlier release did not store. Several instances may run it at the same time,
 * also while an earlier release still stores properties without these values: the migration job repeats it until none
 * is missing.
 */
export abstract class Backfill<Source extends Pick<StoredProperty, '_id'>> implements Migration {
  abstract readonly id: string;
  /** The name of the added values in the log. */
  protected abstract readonly valuesName: string;
  /** Matches properties that lack a value. */
  protected abstract readonly lacking: QueryFilter<StoredProperty>;
  protected abstract readonly fields: ProjectionType<StoredProperty>;
  /**
   * The update that adds the missing values. Its filter must not match if the property has changed after it was read.
   */
  protected abstract readonly operation: (stored: Source) => Promise<AnyBulkWriteOperation<StoredProperty>>;

  constructor(
    private readonly properties: PropertyModel,
    private readonly changes: CatalogChanges,
    private readonly log: Log,
    migrations: Migrations,
  ) {
    migrations.add(this);
  }

  /** Goes once through all properties in the order of their ids. */
  private async fill(signal: AbortSignal): Promise<{ found: number; filled: number }> {
    let [found, filled, last] = [0, 0, 0];
    for (;;) {
      signal.throwIfAborted();
      const stored = await this.properties
        .find({ _id: { $gt: last }, ...this.lacking }, this.fields)
        .sort({ _id: 1 })
        .limit(batch)
        .lean<Source[]>();
      if (stored.length === 0) break;
      const operations = await Promise.all(stored.map(this.operation));
      const { modifiedCount } = await this.properties.bulkWrite(operations, { ordered: false });
      found += stored.length;
      filled += modifiedCount;
      if (modifiedCount > 0) await this.changes.publish(stored.map(({ _id }) => _id));
      last = stored.at(-1)?._id ?? last;
    }
    return { found, filled };
  }

  async run(signal: AbortSignal): Promise<void> {
    for (let pass = 0; pass < passes;) {
      try {
        const { found, filled } = await this.fill(signal);
        if (filled > 0) this.log.info({ filled }, `properties got ${this.valuesName}`);
        if (found === 0) return;
        pass += 1;
      } catch (err) {
        signal.throwIfAborted();
        this.log.warn({ err }, `properties wait for ${this.valuesName}`);
        await sleep(retryMs, undefined, { signal });
      }
    }
    throw new Error(`Others write properties faster than they get ${this.valuesName}.`);
  }
}
