import { ReadPerson } from '@estate/contracts/leads/erasure';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { PersonAccess } from './person-access.ts';

@Controller()
export class AccessController {
  constructor(private readonly access: PersonAccess) {}

  @RpcMethod(ReadPerson)
  readPerson(query: z.output<typeof ReadPerson.input>) {
    return this.access.read(query);
  }
}
