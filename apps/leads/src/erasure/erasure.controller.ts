import { auditFacts } from '@estate/contracts/identity/audit-facts';
import { DeleteLead, ErasePerson, ListErasures, type Erasure } from '@estate/contracts/leads/erasure';
import { DeleteSpam } from '@estate/contracts/leads/inbox';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { StaffAccounts } from '../assignment/staff-accounts.ts';
import { InboxService } from '../inbox/inbox.service.ts';
import { LeadRemoval } from '../removal/lead-removal.ts';
import { ErasureRunner } from './erasure-runner.ts';
import { Erasures, erasureProof } from './erasures.ts';

/** How many records were left at the last count, without mails that are being sent. */
const recordsLeft = ({ parts }: Erasure): number =>
  parts
    .flatMap(({ left: { sending: _sending, ...records } }) => Object.values(records))
    .reduce<number>((sum, count = 0) => sum + count, 0);

/** Erasure for one person (GDPR, article 17), and the deletion of single leads and of spam. */
@Controller()
export class ErasureController {
  constructor(
    private readonly erasures: Erasures,
    private readonly runner: ErasureRunner,
    private readonly inbox: InboxService,
    private readonly removal: LeadRemoval,
    private readonly accounts: StaffAccounts,
  ) {}

  @RpcMethod(DeleteSpam)
  async deleteSpam({ ids }: z.output<typeof DeleteSpam.input>) {
    const deleted = await this.removal.removeSpam(ids);
    return { deleted, audit: deleted.length > 0 ? auditFacts({ leads: deleted }) : null };
  }

  /** Throws `not-found` if the lead does not exist. */
  @RpcMethod(DeleteLead)
  async deleteLead({ id, reason }: z.output<typeof DeleteLead.input>) {
    const { kind } = await this.inbox.find({ id, owner: null });
    const erasure = erasureProof(await this.runner.deleteLead(id));
    return { kind, erasure, audit: auditFacts({ kind, reason, left: recordsLeft(erasure) }) };
  }

  /** Resolves as soon as the erasure is stored and the leads are closed; it runs in the background. */
  @RpcMethod(ErasePerson)
  async erasePerson(person: z.output<typeof ErasePerson.input>) {
    if (person.email !== undefined) await this.accounts.refuseAddress(person.email);
    const erasure = erasureProof(await this.runner.erasePerson(person));
    return { ...erasure, audit: { target: erasure.id, changes: [] } };
  }

  @RpcMethod(ListErasures)
  async listErasures(): Promise<{ items: Erasure[] }> {
    return { items: await this.erasures.list() };
  }
}
