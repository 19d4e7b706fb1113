import { LOG } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { Module, type DynamicModule } from '@nestjs/common';
import { type RpcClient } from './rpc-client.ts';

/** Provides a client of another service under its own class: `class CatalogClient extends RpcClient {}`. */
@Module({})
export class RpcClientModule {
  /** `url` is `http://host:port[,http://host:port]`. The client connects at the first call and ends with the service. */
  static forRoot(Client: typeof RpcClient, url: string): DynamicModule {
    return {
      module: RpcClientModule,
      global: true,
      providers: [{ provide: Client, useFactory: (log: Log) => new Client(url, log), inject: [LOG] }],
      exports: [Client],
    };
  }
}
