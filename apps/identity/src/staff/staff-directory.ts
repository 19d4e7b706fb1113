import { type StaffAccount, type StaffSessionItem } from '@estate/contracts/identity/staff';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectAuth, type Auth } from '../auth/auth.ts';
import { People } from '../auth/people.ts';
import { Credentials } from './credentials.ts';
import { Roles } from './roles.ts';

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
    return [...people.values()].map(({ id, email, name, twoFactorEnabled, lastSeenAt }) => ({
      id,
      email,
      name,
      role: roles.get(id) ?? null,
      state: active.has(id) ? 'active' : 'invited',
      two_factor: twoFactorEnabled ?? false,
      last_seen: lastSeenAt?.toISOString() ?? null,
    }));
  }

  /** Throws `not-found` for an unknown id. */
  async get(id: string): Promise<StaffAccount> {
    const account = (await this.list()).find((one) => one.id === id);
    if (!account) throw new ProblemError('not-found', unknownAccount);
    return account;
  }

  /** Ends all sessions before the account is deleted, so that no session outlives it. Returns the deleted account. */
  async remove(id: string): Promise<StaffAccount> {
    const account = await this.get(id);
    await this.roles.remove(id);
    await this.endAccess(id);
    const { internalAdapter } = await this.auth.$context;
    await internalAdapter.deleteUser(id);
    return account;
  }

  /** Removes the second factor and ends all sessions, because the lost device may have an open session. */
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
