import { storeUnlessDuplicate } from '@estate/server-kit/stores/mongo';
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

  /** Whether this is the password of the account; false for an account without one. */
  async matches(userId: string, password: string): Promise<boolean> {
    const { internalAdapter, password: hasher } = await this.auth.$context;
    const accounts = await internalAdapter.findAccounts(userId);
    const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password;
    return !!hash && hasher.verify({ hash, password });
  }

  /**
   * Sets the first password of an account. Returns false if a concurrent call has set it: the id of the account is also
   * that of its password's record, so that the store refuses a second one.
   */
  async setFirst(userId: string, password: string): Promise<boolean> {
    const { adapter, password: hasher } = await this.auth.$context;
    const [hash, now] = [await hasher.hash(password), new Date()];
    const account = { userId, providerId: 'credential', accountId: userId, password: hash };
    const data = { id: userId, ...account, createdAt: now, updatedAt: now };
    return storeUnlessDuplicate(() => adapter.create({ model: 'account', data, forceAllowId: true }));
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
