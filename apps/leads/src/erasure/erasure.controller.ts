import { ErasePerson, ListErasures, ReadPerson, type Erasure } from '@estate/contracts/leads/erasure';
import { DeleteSpam } from '@estate/contracts/leads/inbox';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { literally } from '@estate/server-kit/fold-text';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { ErasedLeads } from './erased-leads.ts';
import { InboxService } from '../inbox/inbox.service.ts';
import { ErasureRunner } from './erasure-runner.ts';
import { Erasures, proofOf } from './erasures.ts';

/** Access and erasure for one person (GDPR, articles 15 and 17), and the deletion of spam by the same steps. */
@Controller()
export class ErasureController {
  constructor(
    private readonly erasures: Erasures,
    private readonly runner: ErasureRunner,
    private readonly inbox: InboxService,
    private readonly leads: ErasedLeads,
  ) {}

  @RpcMethod(DeleteSpam)
  async deleteSpam({ ids }: z.output<typeof DeleteSpam.input>): Promise<{ deleted: number }> {
    return { deleted: await this.leads.deleteSpam(ids) };
  }

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

  /** One page of the person's leads, whole, newest first. */
  @RpcMethod(ReadPerson)
  readPerson({ email, cursor }: z.output<typeof ReadPerson.input>) {
    const anySpelling = { $regex: `^\\s*${literally(email.trim())}\\s*$`, $options: 'i' };
    return this.inbox.dataOf({ 'form.email': anySpelling }, cursor);
  }
}
