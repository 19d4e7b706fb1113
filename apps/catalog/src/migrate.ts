import 'reflect-metadata';
import { migrationEnv, readEnv } from '@estate/server-kit/env';
import { RedisModule } from '@estate/server-kit/redis.module';
import { runMigrations } from '@estate/server-kit/run-migrations';
import { catalogEnv } from './env.ts';
import { MigrationModule } from './migration.module.ts';

const env = readEnv({ ...migrationEnv, REDIS_URL: catalogEnv.REDIS_URL });
await runMigrations('catalog', env, [RedisModule.forRoot(env, { isVital: false }), MigrationModule]);
