import { type AuthenticationFailure, type ImapFlow, type ImapFlowError } from 'imapflow';
import { OutsideFault } from '../sweep/sweep.ts';
import { type MailboxAddress } from './mailbox-url.ts';
import { isDeliveryReport } from './delivery-report.ts';

/** Why a mailbox was not read: codes only, no address, no login, no reply. */
class MailboxFault extends OutsideFault {
  constructor(error: unknown) {
    const { authenticationFailed, code, serverResponseCode, name } = error as Partial<
      ImapFlowError & AuthenticationFailure
    >;
    const codes = [authenticationFailed === true && 'login refused', code, serverResponseCode];
    super(`mailbox of returned mails not read: ${codes.filter(Boolean).join(' ') || name}`);
    this.name = 'MailboxFault';
  }
}

/** One visit ends after this time, so that it holds up neither the sweep nor the end of the process. */
const maxVisitMs = 20_000;
const maxSilenceMs = 10_000;
/** A returned mail is cut off after this length; its headers come first. */
const maxReportBytes = 256 * 1024;

/**
 * An open mailbox. Messages are named by their UIDs, which only ascend as long as `validity` stays the same. Every method
 * rejects with a MailboxFault if the server does not answer.
 */
export class OpenMailbox {
  constructor(
    private readonly client: ImapFlow,
    readonly validity: string,
  ) {}

  /** The UIDs of the messages after this one, in ascending order. */
  async after(uid: number): Promise<number[]> {
    const found = await this.answer(this.client.search({ uid: `${uid + 1}:*` }, { uid: true }));
    if (!found) throw new MailboxFault(new Error('search refused'));
    // `*` is the last message, also if it has a smaller UID than the first one asked for.
    return found.filter((one) => one > uid).toSorted((one, other) => one - other);
  }

  /** Which of these messages are delivery status notifications, in ascending order. The messages stay unread. */
  async reportsAmong(uids: readonly number[]): Promise<number[]> {
    if (uids.length === 0) return [];
    const found = await this.answer(
      this.client.fetchAll([...uids], { headers: ['content-type'] }, { uid: true }),
    );
    return found
      .filter(({ headers }) => isDeliveryReport(headers?.toString() ?? ''))
      .map(({ uid }) => uid)
      .toSorted((one, other) => one - other);
  }

  /** The beginning of a message, which stays unread; undefined if it was deleted meanwhile. */
  async sourceOf(uid: number): Promise<Buffer | undefined> {
    const query = { source: { maxLength: maxReportBytes } };
    const found = await this.answer(this.client.fetchOne(uid, query, { uid: true }));
    return found ? found.source : undefined;
  }

  async markRead(uid: number): Promise<void> {
    await this.answer(this.client.messageFlagsAdd([uid], ['\\Seen'], { uid: true }));
  }

  /** A connection that was closed answers some calls as if the mailbox were empty. */
  private async answer<Answer>(call: Promise<Answer>): Promise<Answer> {
    const answer = await asFault(call);
    if (!this.client.usable) throw new MailboxFault({ code: 'NoConnection' });
    return answer;
  }
}

const asFault = <Answer>(call: Promise<Answer>): Promise<Answer> =>
  call.catch((error: unknown) => {
    throw new MailboxFault(error);
  });

/** Opens the mailbox, and closes it after `use`. Rejects with an OutsideFault if the mailbox cannot be read. */
export async function visitMailbox(
  { host, port, isSecure, user, password, folder }: MailboxAddress,
  use: (mailbox: OpenMailbox) => Promise<void>,
): Promise<void> {
  // Loaded here, because leads keeps within a bound of memory and few agencies name such a mailbox.
  const { ImapFlow: Client } = await import('imapflow');
  const client = new Client({
    host,
    port,
    secure: isSecure,
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: maxSilenceMs,
    greetingTimeout: maxSilenceMs,
    socketTimeout: maxSilenceMs,
    maxLiteralSize: 2 * maxReportBytes,
  });
  // Errors also reject the call that waits.
  client.on('error', () => undefined);
  const limit = setTimeout(() => client.close(), maxVisitMs);
  try {
    await asFault(client.connect());
    const { uidValidity } = await asFault(client.mailboxOpen(folder));
    await use(new OpenMailbox(client, String(uidValidity)));
  } finally {
    clearTimeout(limit);
    await client.logout().catch(() => undefined);
    client.close();
  }
}
