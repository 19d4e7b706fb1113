import { ListStaff, type StaffAccount } from '@estate/contracts/identity/staff';
import { may } from '@estate/domain/staff/roles';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { IdentityClient } from '../clients.ts';

/** Whether somebody can sign in and work on leads. */
const canWork = ({ role, state }: StaffAccount): boolean => may(role, 'leads') && state === 'active';

/** The accounts of staff, as identity names them. */
@Injectable()
export class StaffAccounts {
  constructor(private readonly identity: IdentityClient) {}

  /** Accounts that can work. */
  async working(): Promise<StaffAccount[]> {
    const { items } = await this.identity.call(ListStaff, {});
    return items.filter(canWork);
  }

  /** An account that can work; `invalid-input` for any other. */
  async assignee(id: string): Promise<StaffAccount> {
    const account = (await this.working()).find((one) => one.id === id);
    if (account) return account;
    const errors = [{ field: 'assignee', message: 'Dieses Konto kann keine Anfragen bearbeiten.' }];
    throw new ProblemError('invalid-input', { errors });
  }
}
