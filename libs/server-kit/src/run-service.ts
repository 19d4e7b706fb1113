import { type Abstract, type DynamicModule, type Type } from '@nestjs/common';
import { createApp, type HttpSide } from './create-app.ts';
import { LOG } from './inject.ts';
import { createLog, type Log } from './log.ts';
import { ManagementServers } from './management-servers.ts';

export interface RunningService {
  readonly healthPort: number;
  /** The port of the controllers' HTTP, where the service has it. */
  readonly httpPort: number | undefined;
  /** The provider of this token, wherever in the service it stands. */
  get<T>(token: Type<T> | Abstract<T> | string | symbol): T;
  /** Readiness off, running calls drained, then Nest's hooks: modules, jobs and clients, stores. */
  close(): Promise<void>;
}

const hardExitMs = 15_000;

/**
 * Starts a service in this process, without process signals and exits: for tests, on port 0. The root module imports
 * ServiceModule and provides TRANSPORT; `http` adds the controllers' HTTP beside it.
 */
export async function startService(
  module: Type | DynamicModule,
  { http }: { http?: HttpSide } = {},
): Promise<RunningService> {
  const app = await createApp(module, http);
  const management = app.get(ManagementServers);
  let closing: Promise<void> | undefined;
  const close = () => {
    management.beginShutdown();
    return (closing ??= app.close());
  };
  try {
    await app.listen();
    await management.listen();
  } catch (error) {
    await close();
    throw error;
  }
  const { healthPort } = management;
  app.get<Log>(LOG).info({ health_port: healthPort }, 'ready');
  return { healthPort, httpPort: app.httpPort(), get: (token) => app.get(token), close };
}

/** Starts a service and ties it to the process: SIGTERM and SIGINT end it in order, a stray error ends it with 1. */
export async function runService(
  module: Type | DynamicModule,
  options: { http?: HttpSide } = {},
): Promise<RunningService> {
  let log = createLog('service');
  const die = (err: unknown) => {
    log.fatal({ err }, 'process failed');
    process.exit(1);
  };
  process.on('uncaughtException', die);
  process.on('unhandledRejection', die);
  const running = await startService(module, options);
  log = running.get<Log>(LOG);
  const stop = (signal: NodeJS.Signals) => {
    log.info({ signal }, 'shutting down');
    setTimeout(() => process.exit(1), hardExitMs).unref();
    void running.close().then(() => process.exit(0), die);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  return running;
}
