import 'reflect-metadata';
import { migrationEnv, readEnv } from '@estate/server-kit/env';
import { EventsModule } from '@estate/server-kit/events.module';
import { runMigrations } from '@estate/server-kit/run-migrations';
import { catalogEnv } from './env.ts';
import { MigrationModule } from './migration.module.ts';

const env = readEnv({ ...migrationEnv, REDIS_URL: catalogEnv.REDIS_URL });
await runMigrations('catalog', env, [EventsModule.forRoot(env), MigrationModule]);
