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
import { type AsyncMicroserviceOptions, type CustomTransportStrategy } from '@nestjs/microservices';
import { drainable } from './drain-http.ts';
import { HttpTransport } from './http-transport.ts';
import { LOG } from './inject.ts';
import { createLog, type Log } from './log.ts';
import { nestLogger } from './nest-logger.ts';
import { TRANSPORT } from './transport.ts';

/** HTTP of Nest controllers: `{ adapter: new ExpressAdapter(), port: env.PORT, host: env.BIND_HOST }`. */
export interface HttpSide extends NestApplicationOptions {
  readonly adapter: AbstractHttpAdapter;
  readonly port: number;
  readonly host: string;
}

/** A Nest application with the steps to start and stop a service. */
export interface App {
  get<T>(token: Type<T> | Abstract<T> | string | symbol): T;
  listen(): Promise<unknown>;
  /** The port of the controllers' HTTP; undefined without HTTP, and until the server listens. */
  httpPort(): number | undefined;
  /** From this call on, each HTTP response closes its connection. */
  endKeepAlive(): void;
  /** Drains running calls, then runs the shutdown hooks. */
  close(): Promise<void>;
}

/** Time in ms after which an idle connection of another service is closed. */
const keepAliveMs = 30_000;

const nestOptions = () => ({ abortOnError: false, logger: nestLogger(createLog('nest')) });

/**
 * Creates an application: with `http` an HTTP server for Nest controllers, without `http` a microservice whose
 * transport is the provider of TRANSPORT.
 */
export function createApp(module: Type | DynamicModule, http: HttpSide | undefined): Promise<App> {
  return http ? createHttp(module, http) : createMicroservice(module);
}

async function createMicroservice(module: Type | DynamicModule): Promise<App> {
  const app = await NestFactory.createMicroservice<AsyncMicroserviceOptions>(module, {
    ...nestOptions(),
    inject: [TRANSPORT],
    useFactory: (strategy: CustomTransportStrategy) => ({ strategy }),
  });
  app.useLogger(nestLogger(app.get<Log>(LOG)));
  return {
    get: (token) => app.get(token, { strict: false }),
    listen: () => app.listen(),
    httpPort: () => undefined,
    endKeepAlive: () => {
      const transport = app.get<CustomTransportStrategy>(TRANSPORT, { strict: false });
      if (transport instanceof HttpTransport) transport.endKeepAlive();
    },
    // No separate drain is needed, because Nest closes the transport of a microservice, which waits for running calls,
    // before it runs the shutdown hooks.
    close: () => app.close(),
  };
}

async function createHttp(module: Type | DynamicModule, http: HttpSide): Promise<App> {
  const { adapter, port, host, ...options } = http;
  const app: INestApplication<Server> = await NestFactory.create(module, adapter, {
    ...nestOptions(),
    ...options,
  });
  const server = app.getHttpServer();
  server.keepAliveTimeout = keepAliveMs;
  const { endKeepAlive, drain } = drainable(server);
  const log = app.get<Log>(LOG);
  app.useLogger(nestLogger(log));
  const httpPort = () => (server.address() as AddressInfo | null)?.port;
  return {
    get: (token) => app.get(token, { strict: false }),
    listen: async () => {
      await app.listen(port, host);
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
