import { LOG } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { Module, type DynamicModule } from '@nestjs/common';
import { Endpoints } from './endpoints.ts';
import { type RpcClient } from './rpc-client.ts';

/** Provides a client of another service under its own class: `class CatalogClient extends RpcClient {}`. */
@Module({})
export class RpcClientModule {
  /** `url` is `tcp://host:port[,tcp://host:port]`. The client connects at the first call and ends with the service. */
  static forRoot(Client: typeof RpcClient, url: string): DynamicModule {
    const useFactory = (log: Log) => new Client(new Endpoints(url), log);
    return {
      module: RpcClientModule,
      global: true,
      providers: [{ provide: Client, useFactory, inject: [LOG] }],
      exports: [Client],
    };
  }
}
