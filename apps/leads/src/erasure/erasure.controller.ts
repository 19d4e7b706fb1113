import { ErasePerson, ListErasures, ReadPerson, type Erasure } from '@estate/contracts/erasure';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { ErasureRunner } from './erasure-runner.ts';
import { Erasures, proofOf } from './erasures.ts';
import { PersonData } from './person-data.ts';

/** Access and erasure for one person (GDPR, articles 15 and 17). */
@Controller()
export class ErasureController {
  constructor(
    private readonly erasures: Erasures,
    private readonly runner: ErasureRunner,
    private readonly person: PersonData,
  ) {}

  /** Answers as soon as the order is stored. */
  @RpcMethod(ErasePerson)
  async erasePerson({ email }: z.output<typeof ErasePerson.input>): Promise<Erasure> {
    const erasure = await this.erasures.order(email);
    this.runner.soon();
    return proofOf(erasure);
  }

  @RpcMethod(ListErasures)
  async listErasures(): Promise<{ items: Erasure[] }> {
    return { items: await this.erasures.list() };
  }

  @RpcMethod(ReadPerson)
  readPerson(query: z.output<typeof ReadPerson.input>) {
    return this.person.read(query);
  }
}
