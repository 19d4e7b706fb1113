import { type Caller } from '@estate/contracts/rpc';
import { type callerEnv } from '@estate/server-kit/process/env';
import { ENV, LOG, NAME } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { ServiceToken } from '@estate/server-kit/http/service-token';
import { Module, type DynamicModule } from '@nestjs/common';
import { type z } from 'zod';
import { type RpcClient } from './rpc-client.ts';

type CallerEnv = z.output<z.ZodObject<typeof callerEnv>>;

/** Provides a client of another service under its own class: `class CatalogClient extends RpcClient {}`. */
@Module({})
export class RpcClientModule {
  /**
   * `url` is `http://host:port[,http://host:port]` of the service `to`. The client connects at the first call and is
   * closed when the calling service stops.
   */
  static forRoot(Client: typeof RpcClient, to: string, url: string): DynamicModule {
    const create = (from: Caller, { SERVICE_KEY }: CallerEnv, log: Log) =>
      new Client(url, new ServiceToken(from, to, SERVICE_KEY), log);
    return {
      module: RpcClientModule,
      global: true,
      providers: [{ provide: Client, useFactory: create, inject: [NAME, ENV, LOG] }],
      exports: [Client],
    };
  }
}
