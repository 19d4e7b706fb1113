import { EraseInCrmSync } from '@estate/contracts/hashed-address';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { ErasedMentions } from './erased-mentions.ts';

@Controller()
export class ErasureController {
  constructor(private readonly mentions: ErasedMentions) {}

  /** Removes a person's address from all records of crm-sync. */
  @RpcMethod(EraseInCrmSync)
  async erasePerson(person: z.output<typeof EraseInCrmSync.input>): Promise<{ mentions: number }> {
    return { mentions: await this.mentions.remove(person) };
  }
}
