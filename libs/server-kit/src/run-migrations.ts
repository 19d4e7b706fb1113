import { type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { createLog } from './log.ts';
import { MongoStore } from './mongo-store.ts';
import { nestLogger } from './nest-logger.ts';

/**
 * Migrates the store of a service and ends: 0 once the store is up to date, 1 with an error in the log. `module` imports
 * MongoModule and every module with a model or a migration of the service, with MIGRATE_AT_START. It may run again, beside
 * another one and beside copies of the service, old or new.
 */
export async function runMigrations(module: DynamicModule): Promise<void> {
  const logger = nestLogger(createLog('migrate'));
  const app = await NestFactory.createApplicationContext(module, { abortOnError: false, logger });
  app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
  try {
    await app.get(MongoStore, { strict: false }).migrated;
  } catch {
    // MongoStore has logged it.
    process.exitCode = 1;
  } finally {
    await app.close();
  }
}
