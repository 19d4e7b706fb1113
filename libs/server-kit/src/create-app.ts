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

/**
 * HTTP of Nest controllers besides the transport:
 * `{ adapter: new ExpressAdapter(), port: env.HTTP_PORT, host: env.BIND_HOST }`.
 */
export interface HttpSide extends NestApplicationOptions {
  readonly adapter: AbstractHttpAdapter;
  readonly port: number;
  readonly host: string;
}

/** A Nest application with the steps to start and stop a service. */
export interface App {
  get<T>(token: Type<T> | Abstract<T> | string | symbol): T;
  listen(): Promise<unknown>;
  /** The port of the controllers' HTTP; undefined without HTTP and before it listens. */
  httpPort(): number | undefined;
  /** Lets each answer over HTTP close its connection from now on. */
  announceEnd(): void;
  /** Drains the transport and HTTP, then runs the shutdown hooks. */
  close(): Promise<void>;
}

const nestOptions = () => ({ abortOnError: false, logger: nestLogger(createLog('nest')) });

export function createApp(module: Type | DynamicModule, http: HttpSide | undefined): Promise<App> {
  return http ? createHybrid(module, http) : createMicroservice(module);
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
    announceEnd: () => {
      const transport = app.get<CustomTransportStrategy>(TRANSPORT, { strict: false });
      if (transport instanceof HttpTransport) transport.announceEnd();
    },
    // Nest closes a microservice's transport before it runs the hooks.
    close: () => app.close(),
  };
}

async function createHybrid(module: Type | DynamicModule, http: HttpSide): Promise<App> {
  const { adapter, port, host, ...options } = http;
  const app: INestApplication<Server> = await NestFactory.create(module, adapter, {
    ...nestOptions(),
    ...options,
  });
  const { announceEnd, drain } = drainable(app.getHttpServer());
  const log = app.get<Log>(LOG);
  app.useLogger(nestLogger(log));
  const httpPort = () => (app.getHttpServer().address() as AddressInfo | null)?.port;
  const transport = app.get<CustomTransportStrategy>(TRANSPORT, { strict: false });
  app.connectMicroservice({ strategy: transport });
  return {
    get: (token) => app.get(token, { strict: false }),
    listen: async () => {
      // Runs the hooks before the first call arrives, because Nest ties the hooks of a hybrid application to HTTP.
      await app.init();
      await app.startAllMicroservices();
      await app.listen(port, host);
      log.info({ http_port: httpPort() }, 'http listening');
    },
    httpPort,
    announceEnd,
    // Drains first, because Nest would run the first hooks while calls are still running.
    close: async () => {
      await Promise.all([transport.close(), drain()]);
      await app.close();
    },
  };
}
