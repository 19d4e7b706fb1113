import 'reflect-metadata';
import { migrationEnv, readEnv } from '@estate/server-kit/env';
import { runMigrations } from '@estate/server-kit/run-migrations';
import { MigrationModule } from './migration.module.ts';

await runMigrations('catalog', readEnv(migrationEnv), [MigrationModule]);
