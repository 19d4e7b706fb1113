import { type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import {
  type Abstract,
  type DynamicModule,
  type INestApplication,
  type NestApplicationOptions,
  type Type,
} from '@nestjs/common';
import { NestFactory, type AbstractHttpAdapter } from '@nestjs/core';
import { drainable } from '../http/drain-http.ts';
import { EventServer } from '../stores/event-server.ts';
import { HealthChecks } from '../observability/health-checks.ts';
import { LOG } from './inject.ts';
import { createLog, type Log } from '../observability/log.ts';
import { nestLogger } from '../observability/nest-logger.ts';

/** HTTP of Nest controllers: `{ adapter: new ExpressAdapter(), port: env.PORT, host: env.BIND_HOST }`. */
export interface HttpServerOptions extends NestApplicationOptions {
  readonly adapter: AbstractHttpAdapter;
  readonly port: number;
  readonly host: string;
}

/** What a service receives: `http` its requests, `events` the address of the Redis of its `@EventPattern` methods. */
export interface ServiceInputs {
  readonly http: HttpServerOptions;
  readonly events?: string;
}

/** A Nest application with the steps to start and stop a service. */
export interface App {
  get<T>(token: Type<T> | Abstract<T> | string | symbol): T;
  listen(): Promise<unknown>;
  /** The port of the controllers' HTTP; undefined until the server listens. */
  httpPort(): number | undefined;
  /** From this call on, each HTTP response closes its connection. */
  endKeepAlive(): void;
  /** Drains running calls, then runs the shutdown hooks. */
  close(): Promise<void>;
}

/** Time in ms after which an idle connection of another service is closed. */
const keepAliveMs = 30_000;

export async function createApp(module: Type | DynamicModule, { http, events }: ServiceInputs): Promise<App> {
  const { adapter, port, host, ...options } = http;
  const app: INestApplication<Server> = await NestFactory.create(module, adapter, {
    abortOnError: false,
    logger: nestLogger(createLog('nest')),
    ...options,
  });
  const server = app.getHttpServer();
  server.keepAliveTimeout = keepAliveMs;
  const { endKeepAlive, drain } = drainable(server);
  const log = app.get<Log>(LOG);
  app.useLogger(nestLogger(log));
  if (events !== undefined) {
    const strategy = new EventServer(events, log);
    app.connectMicroservice({ strategy });
    // Not vital, because events may be lost.
    app.get(HealthChecks).add({ part: 'redis', isVital: false, isUp: () => strategy.isUp() });
  }
  const httpPort = () => (server.address() as AddressInfo | null)?.port;
  return {
    get: (token) => app.get(token, { strict: false }),
    listen: async () => {
      await app.listen(port, host);
      await app.startAllMicroservices();
      log.info({ http_port: httpPort() }, 'http listening');
    },
    httpPort,
    endKeepAlive,
    // Drains first, because Nest would run the first hooks while calls are still running.
    close: async () => {
      await drain();
      await app.close();
    },
  };
}
