import { CatalogChanged } from '@estate/contracts/events';
import { publishEvent } from '@estate/server-kit/events';
import { Inject, Injectable } from '@nestjs/common';
import { type Redis } from 'ioredis';

export const REDIS = Symbol('redis');

@Injectable()
export class CatalogChanges {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** One event for all that changed together; none when nothing did. It may be lost (Redis down). */
  async announce(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await publishEvent(this.redis, CatalogChanged, { ids: [...ids], at: new Date().toISOString() });
  }
}
