import { setTimeout as sleep } from 'node:timers/promises';
import { type Abstract, type DynamicModule, type Type } from '@nestjs/common';
import { createApp, type ServiceInputs } from './create-app.ts';
import { type ProcessEnv } from './env.ts';
import { ENV, LOG, NAME } from './inject.ts';
import { createLog, type Log } from '../observability/log.ts';
import { ManagementServers } from '../observability/management-servers.ts';
import { runProcess } from './run-process.ts';
import { endTracing, startTracing } from '../observability/tracing.ts';

export interface RunningService {
  readonly healthPort: number;
  readonly httpPort: number | undefined;
  /** The provider of this token from any module of the service. */
  get<T>(token: Type<T> | Abstract<T> | string | symbol): T;
  /**
   * Ends readiness, serves for SHUTDOWN_DELAY_SECONDS with `Connection: close`, drains running calls, then runs Nest's
   * hooks: modules, jobs and clients, stores.
   */
  close(): Promise<void>;
}

/**
 * Starts a service in this process, for tests on port 0. It neither handles signals nor exits the process. The root
 * module imports ServiceModule.
 */
export async function startService(
  module: Type | DynamicModule,
  inputs: ServiceInputs,
): Promise<RunningService> {
  const app = await createApp(module, inputs);
  const management = app.get(ManagementServers);
  const delayMs = app.get<ProcessEnv>(ENV).SHUTDOWN_DELAY_SECONDS * 1_000;
  let isRunning = false;
  let closing: Promise<void> | undefined;
  const closeAll = async () => {
    try {
      if (isRunning && delayMs > 0) {
        app.endKeepAlive();
        await sleep(delayMs);
      }
      await app.close();
    } finally {
      await endTracing();
    }
  };
  const close = () => {
    management.beginShutdown();
    return (closing ??= closeAll());
  };
  try {
    await startTracing(app.get<string>(NAME), app.get<ProcessEnv>(ENV).OTEL_EXPORTER_OTLP_ENDPOINT);
    await app.listen();
    await management.listen();
    isRunning = true;
  } catch (error) {
    await close();
    throw error;
  }
  return {
    healthPort: management.healthPort,
    httpPort: app.httpPort(),
    get: (token) => app.get(token),
    close,
  };
}

export function runService(module: Type | DynamicModule, inputs: ServiceInputs): Promise<void> {
  return runProcess(createLog('service'), async () => {
    const running = await startService(module, inputs);
    const { SHUTDOWN_DELAY_SECONDS: shutdownDelaySeconds } = running.get<ProcessEnv>(ENV);
    return {
      log: running.get<Log>(LOG),
      healthPort: running.healthPort,
      shutdownDelaySeconds,
      close: () => running.close(),
    };
  });
}
