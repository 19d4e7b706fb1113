import { type StaffAccount, type StaffSessionItem } from '@estate/contracts/identity/staff';
import { sortKey } from '@estate/server-kit/text/fold-text';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectAuth, type Auth } from '../auth/auth.ts';
import { People } from '../auth/people.ts';
import { Credentials } from './credentials.ts';
import { Roles } from './roles.ts';

const nameTakenText =
  'Diesen Namen hat schon ein anderes Konto. Bitte ergänzen Sie Ihren zum Beispiel um den Ort.';

/** The letters and digits of a name without case, accents and invisible characters. */
const nameKey = (name: string) => sortKey(name).replace(/[^\p{L}\p{N}]/gu, '');

const unknownAccount = { detail: 'Dieses Konto gibt es nicht.' };

/** A session of better-auth, with the additional field `lastSeenAt` (auth.ts). */
interface StoredSession {
  id: string;
  token: string;
  userAgent?: string | null | undefined;
  createdAt: Date;
  lastSeenAt?: Date | null | undefined;
}

/** The accounts of staff and their sessions, for admins. */
@Injectable()
export class StaffDirectory {
  constructor(
    @InjectAuth() private readonly auth: Auth,
    private readonly people: People,
    private readonly roles: Roles,
    private readonly credentials: Credentials,
  ) {}

  async list(): Promise<StaffAccount[]> {
    const [people, roles, active] = await Promise.all([
      this.people.all(),
      this.roles.all(),
      this.credentials.userIds(),
    ]);
    return [...people.values()].map(({ id, email, name, broker, twoFactorEnabled, lastSeenAt }) => ({
      id,
      email,
      name,
      role: roles.get(id) ?? null,
      broker: broker ?? null,
      state: active.has(id) ? 'active' : 'invited',
      two_factor: twoFactorEnabled ?? false,
      last_seen: lastSeenAt?.toISOString() ?? null,
    }));
  }

  /** The account with this id. Throws `not-found` if it does not exist. */
  async get(id: string): Promise<StaffAccount> {
    const account = (await this.list()).find((one) => one.id === id);
    if (!account) throw new ProblemError('not-found', unknownAccount);
    return account;
  }

  /** Sets which broker of the website an account is; null for none. */
  async setBroker(id: string, broker: string | null): Promise<void> {
    const { internalAdapter } = await this.auth.$context;
    await internalAdapter.updateUser(id, { broker });
  }

  /**
   * Throws `invalid-input` if another account has this name, in any spelling, because colleagues know each other by it
   * in leads, replies and the audit log.
   */
  async requireFreeName(name: string, ownId: string | undefined): Promise<void> {
    const accounts = await this.list();
    if (accounts.every((one) => one.id === ownId || nameKey(one.name) !== nameKey(name))) return;
    throw new ProblemError('invalid-input', {
      detail: nameTakenText,
      errors: [{ field: 'name', message: nameTakenText }],
    });
  }

  /**
   * Deletes an account and returns it. Its sessions are ended before, so that none is valid longer than the account.
   */
  async remove(id: string): Promise<StaffAccount> {
    const account = await this.get(id);
    await this.roles.remove(id);
    await this.endAccess(id);
    const { internalAdapter } = await this.auth.$context;
    await internalAdapter.deleteUser(id);
    return account;
  }

  /** Removes the second factor and ends all sessions, because a lost device may still be signed in. */
  async removeTwoFactor(id: string): Promise<void> {
    await this.get(id);
    await this.endAccess(id);
    const { internalAdapter } = await this.auth.$context;
    await internalAdapter.updateUser(id, { twoFactorEnabled: false });
  }

  private async endAccess(id: string): Promise<void> {
    const { adapter, internalAdapter } = await this.auth.$context;
    await internalAdapter.deleteUserSessions(id);
    await adapter.deleteMany({ model: 'twoFactor', where: [{ field: 'userId', value: id }] });
  }

  async sessions(id: string): Promise<StaffSessionItem[]> {
    const sessions = await this.sessionsOf(id);
    return sessions
      .map(({ id: sessionId, userAgent, createdAt, lastSeenAt }) => ({
        id: sessionId,
        user_agent: userAgent?.slice(0, 300) || null,
        signed_in: createdAt.toISOString(),
        last_seen: (lastSeenAt ?? createdAt).toISOString(),
      }))
      .sort((a, b) => b.last_seen.localeCompare(a.last_seen));
  }

  /** Ends one session of the account, or all if `session` is missing. Returns the number of ended sessions. */
  async endSessions(id: string, session?: string): Promise<number> {
    const sessions = await this.sessionsOf(id);
    const ended = sessions.filter((one) => session === undefined || one.id === session);
    const { internalAdapter } = await this.auth.$context;
    for (const { token } of ended) await internalAdapter.deleteSession(token);
    return ended.length;
  }

  private async sessionsOf(id: string): Promise<StoredSession[]> {
    await this.get(id);
    const { internalAdapter } = await this.auth.$context;
    return internalAdapter.listSessions(id, { onlyActiveSessions: true });
  }
}
