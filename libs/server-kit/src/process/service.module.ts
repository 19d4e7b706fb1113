import { Module, type DynamicModule } from '@nestjs/common';
import { Clock } from './clock.ts';
import { type ProcessEnv } from './env.ts';
import { HealthChecks } from '../observability/health-checks.ts';
import { ENV, LOG, NAME } from './inject.ts';
import { createLog } from '../observability/log.ts';
import { ManagementServers } from '../observability/management-servers.ts';

/**
 * The base of every service: environment, log, clock, health checks, health and metrics ports. Has to be the first import, so
 * that it ends last.
 */
@Module({})
export class ServiceModule {
  /** Every log line contains `name`. Tests that set the time pass their own `clock`. */
  static forRoot(name: string, env: ProcessEnv, clock = new Clock()): DynamicModule {
    const log = createLog(name);
    log.level = env.LOG_LEVEL;
    return {
      module: ServiceModule,
      global: true,
      providers: [
        { provide: ENV, useValue: env },
        { provide: LOG, useValue: log },
        { provide: NAME, useValue: name },
        { provide: Clock, useValue: clock },
        HealthChecks,
        ManagementServers,
      ],
      exports: [ENV, LOG, NAME, Clock, HealthChecks],
    };
  }
}
