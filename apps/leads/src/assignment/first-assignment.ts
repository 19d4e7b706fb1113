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

/** New leads that are not suspected and not assigned yet. The assignee is null, not missing, if no account fits. */
const undecided: QueryFilter<Lead> = {
  'handling.state': 'new',
  'handling.assignee': { $exists: false },
  suspicion: null,
};

/**
 * Whether the responsible broker can be determined. It needs catalog's data of the property, unless the mail to the
 * agency was sent without them.
 */
const isBrokerKnown = ({ form, property, mails }: Lead): boolean =>
  (form as AnyForm).propertyId === undefined || property !== null || mails.agency.state !== 'pending';

/**
 * The id of the account with the e-mail address that the lead is mailed to, or of the responsible broker; else null.
 */
function accountFor(lead: Lead, accounts: readonly StaffAccount[]): string | null {
  const { address, broker } = responsibleFor(lead, lead.property);
  const addresses = [address, brokerBySlug(broker)?.email];
  return accounts.find(({ email }) => addresses.includes(email.toLowerCase()))?.id ?? null;
}

/** Assigns new leads to the responsible broker, by the same rule as the recipient of the mail to the agency. */
@Injectable()
export class FirstAssignment {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly accounts: StaffAccounts,
    @InjectLog() private readonly log: Log,
  ) {}

  /** Starts `run` and returns at once, so that no visitor waits for identity. The sweep repeats a failed run. */
  soon(): void {
    void this.run().catch((err: unknown) => this.log.debug({ err }, 'new leads are not assigned yet'));
  }

  /** Assigns one batch of new leads. Rejects while identity is unavailable. */
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
