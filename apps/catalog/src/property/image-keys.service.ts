import { setTimeout as sleep } from 'node:timers/promises';
import { InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { redisReady } from '@estate/server-kit/redis';
import { ProducerRedis } from '@estate/server-kit/redis.module';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CatalogChanges } from './catalog-changes.ts';
import { keyOperation, storedImagesFields, withMissingKeys, type StoredImages } from './give-keys.ts';
import { propertyModel, type PropertyModel } from './property.schema.ts';

const batch = 200;
const retryMs = 5_000;

/**
 * Gives keys to images that an earlier release stored without keys. The service runs in the background, because catalog
 * must start even if Mongo is down. It writes nothing once all images have keys; images without a key are not shown.
 */
@Injectable()
export class ImageKeysService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly ending = new AbortController();
  private filling: Promise<void> = Promise.resolve();

  constructor(
    @InjectModel(propertyModel.name) private readonly properties: PropertyModel,
    private readonly changes: CatalogChanges,
    private readonly redis: ProducerRedis,
    @InjectLog() private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.filling = this.fillUntilDone();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ending.abort();
    await this.filling;
  }

  /** Runs once through all properties in the order of their ids and returns how many got keys. */
  async fill(): Promise<number> {
    let filled = 0;
    for (let last = 0; !this.ending.signal.aborted;) {
      const found = await this.properties
        .find({ _id: { $gt: last }, ...withMissingKeys }, [...storedImagesFields])
        .sort({ _id: 1 })
        .limit(batch)
        .lean<StoredImages[]>();
      if (found.length === 0) break;
      const { modifiedCount } = await this.properties.bulkWrite(found.map(keyOperation), { ordered: false });
      filled += modifiedCount;
      if (modifiedCount > 0) await this.changes.announce(found.map(({ _id }) => _id));
      last = found.at(-1)?._id ?? last;
    }
    return filled;
  }

  private async fillUntilDone(): Promise<void> {
    const { signal } = this.ending;
    // Waits for Redis, because the BFF keeps cached answers without these images if the event is lost.
    await redisReady(this.redis);
    while (!signal.aborted) {
      try {
        const filled = await this.fill();
        if (filled > 0) this.log.info({ filled }, 'images got their keys');
        return;
      } catch (err) {
        this.log.warn({ err }, 'images wait for their keys');
        await sleep(retryMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}
