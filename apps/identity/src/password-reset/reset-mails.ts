import { createHash } from 'node:crypto';
import { SendStaffMail } from '@estate/contracts/leads/leads';
import { InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.ts';
import { resetLinkSeconds } from '../auth/auth.ts';
import { LeadsClient } from '../leads-client.ts';
import { SignInLimit } from '../sign-in-limit/sign-in-limit.ts';

interface Recipient {
  readonly id: string;
  readonly email: string;
}

/** Mails better-auth's links for a new password. */
@Injectable()
export class ResetMails {
  constructor(
    private readonly leads: LeadsClient,
    private readonly limit: SignInLimit,
    private readonly audit: AuditLog,
    @InjectLog() private readonly log: Log,
  ) {}

  /**
   * Returns at once, so that the response time is the same for an address without an account. `isRequested` is false
   * for a link that an admin ordered. Only requested links are limited in number, because anybody may request them.
   */
  send({ id, email }: Recipient, token: string, { isRequested }: { isRequested: boolean }): void {
    void this.mail({ id, email }, token, isRequested).catch((err: unknown) =>
      this.log.error({ err }, 'link for a new password not mailed'),
    );
  }

  private async mail({ id, email }: Recipient, token: string, isRequested: boolean): Promise<void> {
    if (isRequested && !(await this.limit.takeResetMail(email))) return;
    await this.leads.call(SendStaffMail, {
      key: `reset-${createHash('sha256').update(token).digest('hex')}`,
      kind: 'reset',
      to: email,
      token,
      valid_until: new Date(Date.now() + resetLinkSeconds * 1_000).toISOString(),
    });
    if (isRequested) await this.audit.record({ user_id: id, action: 'password.forgotten', target: null });
  }
}
