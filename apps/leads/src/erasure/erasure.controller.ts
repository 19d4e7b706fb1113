import {
  DeleteLead,
  ErasePerson,
  ListErasures,
  type PersonReport,
  ReadPerson,
  ReadPersonReports,
  type Erasure,
  type LeadDeletion,
} from '@estate/contracts/leads/erasure';
import { DeleteSpam } from '@estate/contracts/leads/inbox';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { PropertyReports } from '../property-reports/property-reports.ts';
import { InboxService } from '../inbox/inbox.service.ts';
import { personKeys } from '../lead/search-text.ts';
import { LeadRemoval } from '../removal/lead-removal.ts';
import { ErasureRunner } from './erasure-runner.ts';
import { Erasures, proofOf } from './erasures.ts';

/** Access and erasure for one person (GDPR, articles 15 and 17), and the deletion of single leads and of spam. */
@Controller()
export class ErasureController {
  constructor(
    private readonly erasures: Erasures,
    private readonly runner: ErasureRunner,
    private readonly inbox: InboxService,
    private readonly removal: LeadRemoval,
    private readonly reports: PropertyReports,
  ) {}

  @RpcMethod(DeleteSpam)
  async deleteSpam({ ids }: z.output<typeof DeleteSpam.input>): Promise<{ deleted: string[] }> {
    return { deleted: await this.removal.removeSpam(ids) };
  }

  /** Throws `not-found` if the lead does not exist. */
  @RpcMethod(DeleteLead)
  async deleteLead({ id }: z.output<typeof DeleteLead.input>): Promise<LeadDeletion> {
    const { kind } = await this.inbox.find({ id, owner: null });
    return { kind, erasure: proofOf(await this.runner.deleteLead(id)) };
  }

  /** Resolves as soon as the erasure is stored and the leads are closed; it runs in the background. */
  @RpcMethod(ErasePerson)
  async erasePerson(person: z.output<typeof ErasePerson.input>): Promise<Erasure> {
    return proofOf(await this.runner.erasePerson(person));
  }

  @RpcMethod(ListErasures)
  async listErasures(): Promise<{ items: Erasure[] }> {
    return { items: await this.erasures.list() };
  }

  /** One page of the person's complete leads, newest first. */
  @RpcMethod(ReadPerson)
  readPerson({ cursor, ...person }: z.output<typeof ReadPerson.input>) {
    return this.inbox.dataOf({ person_keys: { $in: personKeys(person) } }, cursor);
  }

  @RpcMethod(ReadPersonReports)
  async readPersonReports({ email }: { email: string }): Promise<{ items: PersonReport[] }> {
    const found = await this.reports.findByAddress(email);
    return {
      items: found.map(({ property_id, name, email: address, created_at }) => ({
        property_id,
        name,
        email: address,
        created_at: created_at.toISOString(),
      })),
    };
  }
}
