import { ListStaff, type StaffAccount } from '@estate/contracts/identity/staff';
import { may } from '@estate/domain/staff/roles';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { IdentityClient } from '../clients.ts';

/** Whether an account can sign in and may work on leads. */
const canWork = ({ role, state }: StaffAccount): boolean => may(role, 'leads') && state === 'active';

@Injectable()
export class StaffAccounts {
  constructor(private readonly identity: IdentityClient) {}

  /** All accounts. Rejects while identity is unavailable. */
  async all(): Promise<StaffAccount[]> {
    return (await this.identity.call(ListStaff, {})).items;
  }

  async working(): Promise<StaffAccount[]> {
    return (await this.all()).filter(canWork);
  }

  /** The account of this id. Throws `invalid-input` if it does not exist or cannot work on leads. */
  async assignee(id: string): Promise<StaffAccount> {
    const account = (await this.working()).find((one) => one.id === id);
    if (account) return account;
    const errors = [{ field: 'assignee', message: 'Dieses Konto kann keine Anfragen bearbeiten.' }];
    throw new ProblemError('invalid-input', { errors });
  }
}
