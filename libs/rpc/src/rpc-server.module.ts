import { type RpcContract } from '@estate/contracts/rpc';
import { type CalledEnv } from '@estate/server-kit/process/env';
import { ENV, LOG, NAME } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { Callers } from '@estate/server-kit/http/service-token';
import { Module, type DynamicModule, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { BffOnly } from './bff-only.middleware.ts';
import { MESSAGES, RpcController } from './rpc.controller.ts';

function isContract(value: unknown): value is RpcContract {
  return typeof value === 'object' && value !== null && 'message' in value && 'safety' in value;
}

/**
 * Serves `POST /rpc/<message>` on the private HTTP port of a service. Only the BFF may call other paths of the port.
 */
@Module({})
export class RpcServerModule implements NestModule {
  /**
   * `contracts` is `import * as contracts from '@estate/contracts/<service>'`. The service starts only if each of their
   * messages has exactly one `@RpcMethod`.
   */
  static forRoot(contracts: object): DynamicModule {
    const messages = Object.values(contracts)
      .filter(isContract)
      .map(({ message }) => message);
    const callers = (name: string, { SERVICE_KEYS }: CalledEnv, log: Log) =>
      new Callers(name, SERVICE_KEYS, log);
    return {
      module: RpcServerModule,
      imports: [DiscoveryModule],
      controllers: [RpcController],
      providers: [
        { provide: MESSAGES, useValue: messages },
        { provide: Callers, useFactory: callers, inject: [NAME, ENV, LOG] },
      ],
    };
  }

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(BffOnly).exclude('rpc/:message').forRoutes('{*path}');
  }
}
