import { createLog } from '@estate/server-kit/log';
import { connectMongo, ensureIndexes, isMongoReady } from '@estate/server-kit/mongo';
import { connectRedis, isRedisReady } from '@estate/server-kit/redis';
import { type Service } from '@estate/server-kit/run-service';
import { CatalogModule } from './catalog.module.ts';
import { type CatalogEnv } from './env.ts';

/** The service with its stores, not yet started. Without Redis it stays ready: an event may be lost. */
export function catalogService(env: CatalogEnv): Service {
  const log = createLog('catalog');
  const mongo = connectMongo(env.MONGODB_URL, log);
  const redis = connectRedis(env.REDIS_URL, 'producer', log);
  const module = CatalogModule.on({ mongo, redis });
  ensureIndexes(mongo).catch((err: unknown) => log.error({ err }, 'indexes are missing'));
  return {
    name: 'catalog',
    env,
    module,
    log,
    ready: () => {
      const parts = { mongo: isMongoReady(mongo), redis: isRedisReady(redis) };
      return Promise.resolve({ ready: parts.mongo, degraded: parts.redis ? [] : ['redis'], parts });
    },
    onShutdown: [
      () => mongo.close(),
      () => {
        redis.disconnect();
        return Promise.resolve();
      },
    ],
  };
}
