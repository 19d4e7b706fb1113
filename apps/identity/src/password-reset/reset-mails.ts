import { createHash } from 'node:crypto';
import { SendNotice } from '@estate/contracts/leads/leads';
import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.ts';
import { resetLinkMs } from '../auth/auth.ts';
import { LeadsClient } from '../leads-client.ts';
import { SignInLimit } from '../sign-in-limit/sign-in-limit.ts';

interface Recipient {
  readonly id: string;
  readonly email: string;
}

@Injectable()
export class ResetMails {
  constructor(
    private readonly leads: LeadsClient,
    private readonly limit: SignInLimit,
    private readonly audit: AuditLog,
    @InjectLog() private readonly log: Log,
  ) {}

  /**
   * Mails a link that a person has requested, in the background, so that the response time does not reveal whether the
   * address has an account. The number of these links is limited, because anybody may request them; above the limit,
   * nothing is mailed.
   */
  sendInBackground(to: Recipient, token: string): void {
    void this.sendIfAllowed(to, token).catch((err: unknown) =>
      this.log.error({ err }, 'link for a new password not mailed'),
    );
  }

  private async sendIfAllowed({ id, email }: Recipient, token: string): Promise<void> {
    if (!(await this.limit.takeResetMail(email))) return;
    await this.send(email, token);
    await this.audit.record({ user_id: id, action: 'password.forgotten', target: null });
  }

  /** Mails a link. Rejects if the leads service does not accept the mail. */
  async send(to: string, token: string): Promise<void> {
    await this.leads.call(SendNotice, {
      key: `reset-${createHash('sha256').update(token).digest('hex')}`,
      kind: 'reset',
      to,
      token,
      valid_until: new Date(Date.now() + resetLinkMs).toISOString(),
    });
  }
}
