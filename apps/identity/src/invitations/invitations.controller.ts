import { randomBytes } from 'node:crypto';
import {
  AcceptInvitation,
  InviteStaff,
  ResetStaff,
  type StaffAccount,
} from '@estate/contracts/identity/staff';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { retryUpsert } from '@estate/server-kit/stores/mongo';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { AuditLog, nameChange, roleChange } from '../audit/audit-log.ts';
import { InjectAuth, resetLinkMs, type Auth } from '../auth/auth.ts';
import { maxPeople } from '../auth/people.ts';
import { ResetMails } from '../password-reset/reset-mails.ts';
import { Credentials } from '../staff/credentials.ts';
import { Roles } from '../staff/roles.ts';
import { StaffDirectory } from '../staff/staff-directory.ts';
import { Invitations } from './invitations.ts';

@Controller()
export class InvitationsController {
  constructor(
    @InjectAuth() private readonly auth: Auth,
    private readonly invitations: Invitations,
    private readonly resetMails: ResetMails,
    private readonly directory: StaffDirectory,
    private readonly credentials: Credentials,
    private readonly roles: Roles,
    private readonly audit: AuditLog,
  ) {}

  @RpcMethod(InviteStaff)
  inviteStaff(invited: z.output<typeof InviteStaff.input>): Promise<StaffAccount> {
    // The retry finds the account that a concurrent invitation of the same address has created.
    return retryUpsert(() => this.invite(invited));
  }

  private async invite({
    email,
    name,
    role,
    broker,
    by,
  }: z.output<typeof InviteStaff.input>): Promise<StaffAccount> {
    const accounts = await this.directory.list();
    const existing = accounts.find((account) => account.email === email);
    if (existing?.state === 'active') throw new ProblemError('staff-exists');
    if (accounts.length >= maxPeople) throw new ProblemError('conflict');
    if (name) await this.directory.requireFreeName(name, existing?.id);
    const id = await this.accountFor(existing?.id, email, name);
    await this.roles.set(id, role);
    if (broker !== undefined) await this.directory.setBroker(id, broker);
    const changes = [
      ...roleChange(existing?.role ?? null, role),
      ...nameChange(existing ?? { name: email, email }, name || undefined),
      ...(broker ? [{ field: 'broker', before: existing?.broker ?? null, after: broker }] : []),
    ];
    await this.audit.record({ user_id: by, action: 'account.invited', target: id, changes });
    await this.invitations.send({ id, email });
    return this.directory.get(id);
  }

  @RpcMethod(ResetStaff)
  async resetStaff({ id, by }: z.output<typeof ResetStaff.input>): Promise<{ kind: 'invitation' | 'reset' }> {
    const account = await this.directory.get(id);
    const kind = account.state === 'invited' ? 'invitation' : 'reset';
    if (kind === 'invitation') await this.invitations.send(account);
    else await this.sendResetLink(account);
    await this.audit.record({ user_id: by, action: 'account.reset', target: id });
    return { kind };
  }

  @RpcMethod(AcceptInvitation)
  async acceptInvitation({ token, password }: z.output<typeof AcceptInvitation.input>) {
    const id = await this.invitations.find(token);
    // A link is also invalid if the account was removed, or has got a password.
    const account = (await this.directory.list()).find((one) => one.id === id);
    if (account?.state !== 'invited' || !(await this.credentials.setFirst(id, password)))
      throw new ProblemError('invitation-over');
    await this.roles.passwordSet(id);
    await this.audit.record({ user_id: id, action: 'invitation.accepted', target: null });
    return { email: account.email };
  }

  /**
   * Mails a link like that for a forgotten password. Does not let better-auth send it, because better-auth hides a
   * failure of the mail.
   */
  private async sendResetLink({ id, email }: StaffAccount): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    const { internalAdapter } = await this.auth.$context;
    const expiresAt = new Date(Date.now() + resetLinkMs);
    await internalAdapter.createVerificationValue({
      identifier: `reset-password:${token}`,
      value: id,
      expiresAt,
    });
    await this.resetMails.send(email, token);
  }

  /**
   * Creates the account. If it is already invited (`known`), only changes its name, if one is given. Returns its id.
   */
  private async accountFor(
    known: string | undefined,
    email: string,
    name: string | undefined,
  ): Promise<string> {
    const { internalAdapter } = await this.auth.$context;
    if (known) {
      if (name) await internalAdapter.updateUser(known, { name });
      return known;
    }
    const user = await internalAdapter.createUser({ email, name: name || email, emailVerified: true });
    return user.id;
  }
}
