import 'reflect-metadata';
import { migrationEnv, readEnv } from '@estate/server-kit/env';
import { runMigrations } from '@estate/server-kit/run-migrations';
import { models } from './models.ts';

await runMigrations('leads', readEnv(migrationEnv), [models]);
