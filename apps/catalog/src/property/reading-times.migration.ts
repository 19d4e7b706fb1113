import { InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { type Migration, Migrations } from '@estate/server-kit/migrations';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, type mongo } from 'mongoose';
import { type StoredProperty } from './property.schema.ts';

/** A document of `property_readings`, a collection that only earlier releases write. */
interface StoredReading {
  _id: number;
  fetched_at?: Date;
  fields?: Record<string, Date>;
}
type Property = Pick<StoredProperty, '_id' | 'removed_at'> & { pending_write?: string | null };

const batchSize = 500;

/**
 * Moves the fetch times from the collection `property_readings` into the properties. Times are only increased (`$max`),
 * so the migration may run while imports are running.
 */
@Injectable()
export class ReadingTimesMigration implements Migration {
  readonly id = 'times of readings in the properties 1';

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectLog() private readonly log: Log,
    migrations: Migrations,
  ) {
    migrations.add(this);
  }

  async run(signal: AbortSignal): Promise<void> {
    const readings = this.connection.collection<StoredReading>('property_readings');
    const moved = await this.raise(readings.find(), signal, ({ fetched_at, fields = {} }) => ({
      ...(fetched_at ? { fetched_at } : {}),
      ...Object.fromEntries(
        Object.entries(fields).map(([field, time]) => [`fields_fetched_at.${field}`, time]),
      ),
    }));
    const removed = this.properties.find({ removed_at: { $ne: null } }, { projection: { removed_at: 1 } });
    await this.raise(removed, signal, ({ removed_at }) => ({ fetched_at: removed_at }));
    await this.properties.updateMany({ pending_write: { $exists: true } }, { $unset: { pending_write: '' } });
    // An error is ignored: in installations of an earlier release, the database user may not drop collections, and the
    // unused collection does no harm.
    if (moved > 0)
      await readings.drop().catch((err: unknown) => this.log.warn({ err }, 'property_readings stays'));
  }

  /** Sets the fetch times of properties that have no later ones. Returns the number of `sources`. */
  private async raise<Source extends { _id: number }>(
    sources: AsyncIterable<Source>,
    signal: AbortSignal,
    timesOf: (source: Source) => Record<string, Date | null>,
  ): Promise<number> {
    let count = 0;
    let writes: mongo.AnyBulkWriteOperation<Property>[] = [];
    const write = async () => {
      signal.throwIfAborted();
      if (writes.length > 0) await this.properties.bulkWrite(writes, { ordered: false });
      writes = [];
    };
    for await (const source of sources) {
      count += 1;
      writes.push({ updateOne: { filter: { _id: source._id }, update: { $max: timesOf(source) } } });
      if (writes.length === batchSize) await write();
    }
    await write();
    return count;
  }

  private get properties() {
    return this.connection.collection<Property>('properties');
  }
}
