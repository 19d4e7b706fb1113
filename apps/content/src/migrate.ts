import 'reflect-metadata';
import { migrationEnv, readEnv } from '@estate/server-kit/process/env';
import { runMigrations } from '@estate/server-kit/stores/run-migrations';
import { models } from './models.ts';

await runMigrations('content', readEnv(migrationEnv), [models]);
