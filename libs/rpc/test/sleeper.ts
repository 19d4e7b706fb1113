import { setTimeout as sleep } from 'node:timers/promises';
import { defineRpc } from '@estate/contracts/rpc';
import { type CalledEnv } from '@estate/server-kit/process/env';
import { ServiceModule } from '@estate/server-kit/process/service.module';
import { Controller, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { z } from 'zod';
import { RpcMethod } from '../src/rpc-method.ts';
import { RpcServerModule } from '../src/rpc-server.module.ts';

export const Sleep = defineRpc({
  message: 'sleeper.sleep',
  callers: ['bff'],
  safety: 'once',
  input: z.object({ ms: z.int() }),
  output: z.object({ slept: z.int() }),
  deadlineMs: 15_000,
});

@Controller()
class SleeperController {
  @RpcMethod(Sleep)
  async sleep({ ms }: z.output<typeof Sleep.input>) {
    await sleep(ms);
    return { slept: ms };
  }
}

@Module({ controllers: [SleeperController] })
export class SleeperModule {
  static forRoot(env: CalledEnv, ...providers: Provider[]): DynamicModule {
    return {
      module: SleeperModule,
      imports: [ServiceModule.forRoot('sleeper', env), RpcServerModule.forRoot({ Sleep })],
      providers,
    };
  }
}
