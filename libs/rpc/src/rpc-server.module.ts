import { type RpcContract } from '@estate/contracts/rpc';
import { type ServiceEnv } from '@estate/server-kit/env';
import { ENV, LOG } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { TRANSPORT } from '@estate/server-kit/transport';
import { Module, type DynamicModule } from '@nestjs/common';
import { RpcServer } from './rpc-server.ts';

function isContract(value: unknown): value is RpcContract {
  return typeof value === 'object' && value !== null && 'message' in value && 'safety' in value;
}

/** The messages of all contracts in `import * as contracts from '@estate/contracts/<service>'`. */
function messagesOf(contracts: object): string[] {
  return Object.values(contracts)
    .filter(isContract)
    .map(({ message }) => message);
}

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
