import { Injectable } from '@nestjs/common';
import { InjectAuth, type Auth } from '../auth/auth.ts';
import { maxPeople } from '../auth/people.ts';

/** The passwords of accounts; an invited account has none yet. */
@Injectable()
export class Credentials {
  constructor(@InjectAuth() private readonly auth: Auth) {}

  /** Ids of all accounts with a password. */
  async userIds(): Promise<ReadonlySet<string>> {
    const { adapter } = await this.auth.$context;
    const accounts = await adapter.findMany<{ userId: string }>({
      model: 'account',
      where: [{ field: 'providerId', value: 'credential' }],
      limit: maxPeople,
    });
    return new Set(accounts.map(({ userId }) => userId));
  }

  async has(userId: string): Promise<boolean> {
    const { internalAdapter } = await this.auth.$context;
    const accounts = await internalAdapter.findAccounts(userId);
    return accounts.some(({ providerId }) => providerId === 'credential');
  }

  /** Sets or replaces the password of an account and ends all its sessions. */
  async set(userId: string, password: string): Promise<void> {
    const { internalAdapter, password: hasher } = await this.auth.$context;
    const hash = await hasher.hash(password);
    if (await this.has(userId)) await internalAdapter.updatePassword(userId, hash);
    else {
      const account = { userId, providerId: 'credential', accountId: userId, password: hash };
      await internalAdapter.linkAccount(account);
    }
    await internalAdapter.deleteUserSessions(userId);
  }
}
