import { setTimeout as sleep } from 'node:timers/promises';
import { defineRpc } from '@estate/contracts/rpc';
import { Controller, Module } from '@nestjs/common';
import { z } from 'zod';
import { Answers } from '../src/rpc-server.ts';

export const Sleep = defineRpc({
  message: 'sleeper.sleep',
  safety: 'once',
  input: z.object({ ms: z.int() }),
  output: z.object({ slept: z.int() }),
  deadlineMs: 15_000,
});

@Controller()
class SleeperController {
  @Answers(Sleep)
  async sleep({ ms }: z.output<typeof Sleep.input>) {
    await sleep(ms);
    return { slept: ms };
  }
}

@Module({ controllers: [SleeperController] })
export class SleeperModule {}
