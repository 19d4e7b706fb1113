import { type StaffAccount } from '@estate/contracts/identity/staff';
import { brokerBySlug } from '@estate/content/brokers';
import { InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type QueryFilter } from 'mongoose';
import { type AnyForm, type Lead } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { responsibleFor } from '../mail/lead-letters.ts';
import { StaffAccounts } from './staff-accounts.ts';

const perBatch = 200;

/** New leads without suspicion of which nobody decided whose they are; `assignee` is null once they are nobody's. */
const undecided: QueryFilter<Lead> = {
  'handling.state': 'new',
  'handling.assignee': { $exists: false },
  suspicion: null,
};

/** While catalog has not named the property, its broker is unknown; the agency's mail is sent without it in the end. */
const isBrokerKnown = ({ form, property, mails }: Lead): boolean =>
  (form as AnyForm).propertyId === undefined || property !== null || mails.agency.state !== 'pending';

/** The account of the mailbox that the lead goes to, or of the person who answers it. */
function accountFor(lead: Lead, accounts: readonly StaffAccount[]): string | null {
  const { address, broker } = responsibleFor(lead, lead.property);
  const addresses = [address, brokerBySlug(broker)?.email];
  return accounts.find(({ email }) => addresses.includes(email.toLowerCase()))?.id ?? null;
}

/** Gives new leads to the responsible broker, by the rule that addresses the mail. */
@Injectable()
export class FirstAssignment {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly accounts: StaffAccounts,
    @InjectLog() private readonly log: Log,
  ) {}

  /** Returns at once; the sweep repeats what failed, because no form waits for identity. */
  soon(): void {
    void this.run().catch((err: unknown) => this.log.debug({ err }, 'new leads are not assigned yet'));
  }

  /** Rejects while identity does not answer. */
  async run(): Promise<void> {
    const found = await this.leads.find(undecided).limit(perBatch).lean<Lead[]>();
    const ready = found.filter(isBrokerKnown);
    if (ready.length === 0) return;
    const accounts = await this.accounts.working();
    for (const lead of ready)
      await this.leads.updateOne(
        { _id: lead._id, ...undecided },
        { $set: { 'handling.assignee': accountFor(lead, accounts) } },
      );
  }
}
