import { type AuditChange } from '@estate/contracts/identity/audit-facts';
import { StaffRole } from '@estate/contracts/identity/sign-in';
import { minPasswordLength } from '@estate/domain/staff/password';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AuditLog, roleChange } from '../audit/audit-log.ts';
import { InjectAuth, type Auth } from '../auth/auth.ts';
import { SignInLimit } from '../sign-in-limit/sign-in-limit.ts';
import { Credentials } from './credentials.ts';
import { Roles } from './roles.ts';

const Email = z.email('is not an e-mail address').max(254);
const Address = z.union([z.ipv4(), z.ipv6()], 'is not an IP address');
const Password = z.string().min(minPasswordLength, `needs at least ${minPasswordLength} characters`).max(128);

/** An error that the operator at the command line can correct. */
export class StaffFault extends Error {}

/** Creates and changes staff accounts for the command `npm run staff`. */
@Injectable()
export class StaffAccounts {
  constructor(
    @InjectAuth() private readonly auth: Auth,
    private readonly roles: Roles,
    private readonly credentials: Credentials,
    private readonly limit: SignInLimit,
    private readonly audit: AuditLog,
  ) {}

  /** Creates an account with a role ('created'). An existing account keeps its password and gets the role ('known'). */
  async add(email: string, password: string, role: string): Promise<'created' | 'known'> {
    const address = check(Email, email, 'The e-mail').toLowerCase();
    const newRole = check(StaffRole, role, 'The role');
    const { internalAdapter } = await this.auth.$context;
    const existing = await internalAdapter.findUserByEmail(address);
    if (existing && (await this.credentials.has(existing.user.id))) {
      await this.setRole(address, newRole);
      return 'known';
    }
    const secret = check(Password, password, 'The password');
    const user =
      existing?.user ??
      (await internalAdapter.createUser({ email: address, name: address, emailVerified: true }));
    await this.credentials.set(user.id, secret);
    await this.record('account.added', user.id);
    await this.setRole(address, newRole);
    return 'created';
  }

  /** Throws a StaffFault if no admin with a password would be left. */
  async setRole(email: string, role: string): Promise<void> {
    const user = await this.find(email);
    const newRole = check(StaffRole, role, 'The role');
    const before = await this.roles.of(user.id);
    await this.roles.set(user.id, newRole).catch((error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
      throw new StaffFault(`${email} is the last admin with a password.`);
    });
    // An unchanged role is not recorded, because the job that adds the first admin runs at each start of the site.
    if (before !== newRole) await this.record('account.role-set', user.id, roleChange(before, newRole));
  }

  /** Sets a new password and ends every session of the account. */
  async setPassword(email: string, password: string): Promise<void> {
    const user = await this.find(email);
    await this.credentials.set(user.id, check(Password, password, 'The password'));
    await this.record('account.password-set', user.id);
  }

  /**
   * Marks the network of an IP address as known for an account, so that sign-in works there even while the account is
   * locked for unknown networks.
   */
  async letIn(email: string, address: string): Promise<void> {
    const user = await this.find(email);
    await this.limit.trustNetwork(email, check(Address, address, 'The address'));
    await this.record('account.let-in', user.id);
  }

  async list(): Promise<{ email: string; role: StaffRole | null }[]> {
    const { internalAdapter } = await this.auth.$context;
    const users = await internalAdapter.listUsers();
    const roles = await this.roles.all();
    return users.map(({ id, email }) => ({ email, role: roles.get(id) ?? null }));
  }

  private record(action: string, target: string, changes: AuditChange[] = []): Promise<string> {
    return this.audit.record({ user_id: null, action, target, changes });
  }

  private async find(email: string): Promise<{ id: string }> {
    const { internalAdapter } = await this.auth.$context;
    const found = await internalAdapter.findUserByEmail(email.trim().toLowerCase());
    if (!found) throw new StaffFault(`There is no account with the e-mail ${email}.`);
    return found.user;
  }
}

function check<Schema extends z.ZodType>(schema: Schema, value: unknown, what: string): z.output<Schema> {
  const checked = schema.safeParse(typeof value === 'string' ? value.trim() : value);
  if (!checked.success) throw new StaffFault(`${what} ${checked.error.issues[0]?.message ?? 'is wrong'}.`);
  return checked.data;
}
