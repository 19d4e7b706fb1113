import { CatalogChanged } from '@estate/contracts/events';
import { publishEvent } from '@estate/server-kit/events';
import { ProducerRedis } from '@estate/server-kit/redis.module';
import { Injectable } from '@nestjs/common';

@Injectable()
export class CatalogChanges {
  constructor(private readonly redis: ProducerRedis) {}

  /** Publishes one event for all changed ids; none if there are none. The event may be lost while Redis is down. */
  async announce(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await publishEvent(this.redis, CatalogChanged, { ids: [...ids], at: new Date().toISOString() });
  }
}
