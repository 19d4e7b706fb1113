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
  erasePerson(
    person: z.output<typeof EraseInCrmSync.input>,
  ): Promise<z.output<typeof EraseInCrmSync.output>> {
    return this.mentions.remove(person);
  }
}
