import { ListStaff, type StaffAccount } from '@estate/contracts/identity/staff';
import { canWorkOnLeads } from '@estate/domain/staff/roles';
import { mailboxKey } from '@estate/server-kit/text/mail-addresses';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { IdentityClient } from '../clients.ts';

@Injectable()
export class StaffAccounts {
  constructor(private readonly identity: IdentityClient) {}

  /** All accounts. Rejects while identity is unavailable. */
  async all(): Promise<StaffAccount[]> {
    return (await this.identity.call(ListStaff, {})).items;
  }

  async working(): Promise<StaffAccount[]> {
    return (await this.all()).filter(canWorkOnLeads);
  }

  /** Throws `conflict` if the address belongs to an account, because the account's mails are still needed. */
  async refuseAddress(email: string): Promise<void> {
    if ((await this.all()).every((account) => mailboxKey(account.email) !== mailboxKey(email))) return;
    throw new ProblemError('conflict', {
      detail:
        'Diese E-Mail-Adresse gehört zu einem Konto der Verwaltung. Bitte entfernen Sie zuerst das Konto unter „Team“.',
    });
  }

  /** The account of this id. Throws `invalid-input` if it does not exist or cannot work on leads. */
  async assignee(id: string): Promise<StaffAccount> {
    const account = (await this.working()).find((one) => one.id === id);
    if (account) return account;
    const errors = [{ field: 'assignee', message: 'Dieses Konto kann keine Anfragen bearbeiten.' }];
    throw new ProblemError('invalid-input', { errors });
  }
}
