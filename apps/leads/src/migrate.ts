import 'reflect-metadata';
import { readEnv } from '@estate/server-kit/env';
import { runMigrations } from '@estate/server-kit/run-migrations';
import { migrationEnv } from './env.ts';
import { MigrationModule } from './migration.module.ts';

// The job migrates whatever MIGRATE_AT_START says to the service.
await runMigrations(MigrationModule.forRoot({ ...readEnv(migrationEnv), MIGRATE_AT_START: true }));
