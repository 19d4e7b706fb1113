import { type StaffAccount } from '@estate/contracts/identity/staff';
import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { mailboxKey } from '@estate/server-kit/text/mail-addresses';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type QueryFilter } from 'mongoose';
import { type Lead } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { responsibleFor } from '../lead/responsible.ts';
import { Sweep } from '../sweep/sweep.ts';
import { StaffAccounts } from './staff-accounts.ts';

const perBatch = 200;

/**
 * Leads in state `new`, not suspected of spam, for which no assignee (an account or null) is stored yet. A lead about a
 * property needs catalog's data, unless its mail to the agency was sent without them.
 */
const undecided: QueryFilter<Lead> = {
  'handling.state': 'new',
  'handling.assignee': { $exists: false },
  suspicion: null,
  $or: [
    { 'form.propertyId': { $exists: false } },
    { property: { $ne: null } },
    { 'mails.agency': { $ne: 'pending' } },
  ],
};

/**
 * The id of the account that is the responsible broker, or else whose e-mail address is the recipient of the mail to
 * the agency; null if there is no such account.
 */
function accountFor(lead: Lead, accounts: readonly StaffAccount[]): string | null {
  const { address, broker } = responsibleFor(lead, lead.property);
  const own = broker && accounts.find((account) => account.broker === broker);
  return (own || accounts.find(({ email }) => mailboxKey(email) === mailboxKey(address)))?.id ?? null;
}

/** Assigns new leads to the responsible broker, by the same rule as the recipient of the mail to the agency. */
@Injectable()
export class FirstAssignment {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly accounts: StaffAccounts,
    @InjectLog() private readonly log: Log,
    sweep: Sweep,
  ) {
    sweep.add({ what: 'Zuständige für neue Anfragen', atMost: 200, run: (atMost) => this.run(atMost) });
  }

  /**
   * Starts `run` and returns at once, so that no visitor waits for identity. The periodic sweep repeats a failed run.
   */
  scheduleRun(): void {
    void this.run().catch((err: unknown) => this.log.debug({ err }, 'new leads are not assigned yet'));
  }

  /** Assigns the oldest batch of new leads. Rejects while identity is unavailable. */
  async run(atMost = perBatch): Promise<void> {
    const found = await this.leads.find(undecided).sort({ received_at: 1 }).limit(atMost).lean<Lead[]>();
    if (found.length === 0) return;
    const accounts = await this.accounts.working();
    for (const lead of found)
      await this.leads.updateOne(
        { _id: lead._id, ...undecided },
        { $set: { 'handling.assignee': accountFor(lead, accounts) } },
      );
  }
}
