import { type ServiceEnv } from '@estate/server-kit/env';
import { ENV, LOG } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { TRANSPORT } from '@estate/server-kit/transport';
import { Module, type DynamicModule } from '@nestjs/common';
import { messagesOf } from './rpc-contracts.ts';
import { RpcServer } from './rpc-server.ts';

/** Makes RPC the transport of a service, on its PORT. */
@Module({})
export class RpcServerModule {
  /** The service starts only if each message of `contracts` has exactly one `@RpcMethod`. */
  static forRoot(contracts: object): DynamicModule {
    const useFactory = (env: ServiceEnv, log: Log) =>
      new RpcServer({ port: env.PORT, host: env.BIND_HOST }, messagesOf(contracts), log);
    return {
      module: RpcServerModule,
      providers: [
        { provide: RpcServer, useFactory, inject: [ENV, LOG] },
        { provide: TRANSPORT, useExisting: RpcServer },
      ],
      exports: [RpcServer, TRANSPORT],
    };
  }
}
