import { type RpcContract } from '@estate/contracts/rpc';
import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MESSAGES, RpcController } from './rpc.controller.ts';

function isContract(value: unknown): value is RpcContract {
  return typeof value === 'object' && value !== null && 'message' in value && 'safety' in value;
}

/** Answers `POST /rpc/<message>` on the private HTTP port of a service. */
@Module({})
export class RpcServerModule {
  /**
   * `contracts` is `import * as contracts from '@estate/contracts/<service>'`. The service starts only if each of their
   * messages has exactly one `@RpcMethod`.
   */
  static forRoot(contracts: object): DynamicModule {
    const messages = Object.values(contracts)
      .filter(isContract)
      .map(({ message }) => message);
    return {
      module: RpcServerModule,
      imports: [DiscoveryModule],
      controllers: [RpcController],
      providers: [{ provide: MESSAGES, useValue: messages }],
    };
  }
}
