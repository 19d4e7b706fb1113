import { Module, type DynamicModule } from '@nestjs/common';
import { type ProcessEnv } from './env.ts';
import { HealthChecks } from './health-checks.ts';
import { ENV, LOG, NAME } from './inject.ts';
import { createLog } from './log.ts';
import { ManagementServers } from './management-servers.ts';

/**
 * The base of every service: environment, log, health checks, health and metrics ports. Has to be the first import, so
 * that it ends last.
 */
@Module({})
export class ServiceModule {
  /** Every log line contains `name`. */
  static forRoot(name: string, env: ProcessEnv): DynamicModule {
    const log = createLog(name);
    log.level = env.LOG_LEVEL;
    return {
      module: ServiceModule,
      global: true,
      providers: [
        { provide: ENV, useValue: env },
        { provide: LOG, useValue: log },
        { provide: NAME, useValue: name },
        HealthChecks,
        ManagementServers,
      ],
      exports: [ENV, LOG, NAME, HealthChecks],
    };
  }
}
