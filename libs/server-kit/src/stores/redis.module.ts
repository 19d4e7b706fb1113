import { Module, type DynamicModule, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import { Redis } from 'ioredis';
import { HealthChecks } from '../observability/health-checks.ts';
import { LOG } from '../process/inject.ts';
import { type Log } from '../observability/log.ts';
import { connectRedis, isRedisAnswering, isRedisWritable, redisReady, type RedisRole } from './redis.ts';

/** A connection for RPC requests: commands fail fast while Redis is down. */
export abstract class ProducerRedis extends Redis {}

/** A connection for jobs: commands wait for Redis. */
export abstract class WorkerRedis extends Redis {}

class RedisConnections implements OnApplicationShutdown {
  constructor(private readonly connections: readonly Redis[]) {}

  onApplicationShutdown(): void {
    for (const connection of this.connections) connection.disconnect();
  }
}

/** Provides a Redis connection as a vital or non-vital dependency of a service. */
@Module({})
export class RedisModule {
  static forRoot(
    { REDIS_URL }: { REDIS_URL: string },
    { isVital, withWorker = false }: { isVital: boolean; withWorker?: boolean },
  ): DynamicModule {
    const connection = (role: RedisRole) => (log: Log) => connectRedis(REDIS_URL, role, log);
    const tokens = withWorker ? [ProducerRedis, WorkerRedis] : [ProducerRedis];
    const producer: Provider = {
      provide: ProducerRedis,
      useFactory: async (log: Log, checks: HealthChecks) => {
        const redis = connection('producer')(log);
        checks.add({ part: 'redis', isVital, isUp: () => isRedisAnswering(redis) });
        // Never vital: without writes to Redis, reads and writes to MongoDB still work, and staff have to see the
        // incident.
        checks.add({ part: 'redis', isVital: false, isUp: () => isRedisWritable(redis) });
        // Waits for the connection, because commands fail without it and a restarted instance gets requests as soon as
        // it listens.
        await redisReady(redis);
        return redis;
      },
      inject: [LOG, HealthChecks],
    };
    const worker: Provider = { provide: WorkerRedis, useFactory: connection('worker'), inject: [LOG] };
    return {
      module: RedisModule,
      global: true,
      providers: [
        ...(withWorker ? [producer, worker] : [producer]),
        {
          provide: RedisConnections,
          useFactory: (...connections: Redis[]) => new RedisConnections(connections),
          inject: tokens,
        },
      ],
      exports: tokens,
    };
  }
}
