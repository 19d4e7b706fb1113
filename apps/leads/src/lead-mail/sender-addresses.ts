import { agency } from '@estate/content/sections/agency';
import { people } from '@estate/content/sections/people';
import { texts } from '@estate/content/texts';
import { InjectEnv, InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { Injectable } from '@nestjs/common';
import { StaffAccounts } from '../assignment/staff-accounts.ts';
import { type LeadsEnv } from '../env.ts';
import { skipReasons } from '../outbox/reasons.ts';
import { mailboxIdentity } from './mailbox-identity.ts';

/** Local parts, without dots, hyphens and underscores, of mailboxes that a machine reads, or nobody. */
const robots =
  /^(?:(?:noreply|donotreply|nichtantworten|keineantwort|autoreply|bounces?).*|mailerdaemon|postmaster|hostmaster|abuse)$/;

const boxOf = (address: string) => mailboxIdentity(address).box;
const isRobot = (box: string) => robots.test(box.slice(0, box.lastIndexOf('@')).replace(/[._-]/g, ''));

/** Recognises leads whose e-mail address is one of the agency or of a robot, so that no machine answers another one. */
@Injectable()
export class SenderAddresses {
  constructor(
    @InjectEnv() private readonly env: Pick<LeadsEnv, 'LEADS_MAIL_TO' | 'MAIL_FROM' | 'BOUNCE_ADDRESS'>,
    private readonly accounts: StaffAccounts,
    @InjectLog() private readonly log: Log,
  ) {}

  /** Why no confirmation goes to this address; undefined for an address of a visitor. */
  async refusalOf(email: string): Promise<string | undefined> {
    const box = boxOf(email);
    if (isRobot(box)) return skipReasons.robot;
    return this.isOwn(box) || (await this.isAccount(box)) ? skipReasons.ownAddress : undefined;
  }

  private isOwn(box: string): boolean {
    const { LEADS_MAIL_TO, MAIL_FROM, BOUNCE_ADDRESS = MAIL_FROM } = this.env;
    const { email, privacyEmail } = texts(agency);
    const addresses = [
      email,
      privacyEmail,
      MAIL_FROM,
      BOUNCE_ADDRESS,
      ...texts(people).brokers.map((broker) => broker.email),
    ];
    return [...addresses, ...(LEADS_MAIL_TO ? [LEADS_MAIL_TO] : [])].some(
      (address) => boxOf(address) === box,
    );
  }

  /** False while identity is unavailable, because no mail waits for it. */
  private async isAccount(box: string): Promise<boolean> {
    const accounts = await this.accounts.all().catch((err: unknown) => {
      this.log.debug({ err }, 'a sender is not compared with the accounts');
      return [];
    });
    return accounts.some(({ email }) => boxOf(email) === box);
  }
}
