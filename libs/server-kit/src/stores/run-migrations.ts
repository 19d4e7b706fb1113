import { type ModuleMetadata } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type migrationEnv } from '../process/env.ts';
import { createLog } from '../observability/log.ts';
import { MongoModule } from './mongo.module.ts';
import { MongoStore } from './mongo-store.ts';
import { nestLogger } from '../observability/nest-logger.ts';
import { ServiceModule } from '../process/service.module.ts';
import { type z } from 'zod';

type MigrationEnv = z.output<z.ZodObject<typeof migrationEnv>>;

/**
 * Migrates the database of a service and exits with 0 on success, or with 1 and an error in the log. `imports` are the
 * modules with all models and migrations of the service and their dependencies. It may run repeatedly, and
 * concurrently with another migration or with instances of the service of any version.
 */
export async function runMigrations(
  service: string,
  env: MigrationEnv,
  imports: NonNullable<ModuleMetadata['imports']>,
): Promise<void> {
  // MIGRATE_AT_START applies to the service only; this job always migrates.
  const jobEnv = { ...env, MIGRATE_AT_START: true };
  class MigrationJob {}
  const job = {
    module: MigrationJob,
    imports: [ServiceModule.forRoot(service, jobEnv), MongoModule.forRoot(jobEnv), ...imports],
  };
  const logger = nestLogger(createLog('migrate'));
  const app = await NestFactory.createApplicationContext(job, { abortOnError: false, logger });
  app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
  try {
    await app.get(MongoStore, { strict: false }).migrated;
  } catch {
    // MongoStore has already logged the error.
    process.exitCode = 1;
  } finally {
    await app.close();
  }
}
