import { withFacts } from '@estate/content/agency-facts';
import { agency } from '@estate/content/sections/agency';
import { mails } from '@estate/content/sections/mails';
import { texts } from '@estate/content/texts';
import { HealthChecks } from '@estate/server-kit/observability/health-checks';
import { InjectEnv } from '@estate/server-kit/process/inject';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { foldLines } from 'nodemailer/lib/mime-funcs';
import { type LeadsEnv } from '../env.ts';
import { minute } from '../time/pace.ts';
import { type DkimEnv, dkimOptions } from './dkim.ts';
import { headerAddress, mailboxHeader, subjectHeader } from './headers.ts';
import { asHtml } from './letter-html.ts';
import { asText, type Letter } from './letter.ts';
import { MailFault, mailFault, writeContent } from './mail-fault.ts';

/** Header values encoded by headers.ts. Undefined headers are left out. */
type AddressHeaders = Record<'From' | 'To' | 'Reply-To', string | undefined>;

/**
 * The complete message as sent by SMTP. The address headers are written here and not by nodemailer, because nodemailer
 * leaves an encoded-word (RFC 2047) that a visitor typed in a name unchanged, and many mail programs would decode it.
 */
async function buildMessage(
  addresses: AddressHeaders,
  rest: {
    subject: string;
    text: string;
    html?: string | undefined;
    messageId: string;
    headers: Record<string, string>;
    inReplyTo?: string | undefined;
    references: readonly string[];
    attachments?: readonly MailAttachment[];
  },
): Promise<Buffer> {
  const { attachments = [], references, ...content } = rest;
  const composer = new MailComposer({
    ...content,
    references: [...references],
    attachments: [...attachments],
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const lines = Object.entries(addresses)
    .filter((header): header is [string, string] => header[1] !== undefined)
    .map(([name, value]) => `${foldLines(`${name}: ${value}`)}\r\n`);
  return Buffer.concat([Buffer.from(lines.join('')), await composer.compile().build()]);
}

export interface Mailbox {
  name: string;
  address: string;
}

interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/**
 * Who writes a mail. A mail of a machine says so in `Auto-Submitted` (RFC 3834), so that no holiday responder answers
 * it: `auto-replied` answers what the recipient sent, `auto-generated` answers nothing. A mail of a person says
 * nothing.
 */
type MailKind = 'auto-replied' | 'auto-generated' | 'personal';

export interface OutgoingMail {
  kind: MailKind;
  to: Mailbox;
  /** The sender's name, by default the agency's. */
  fromName?: string | undefined;
  /** Left out if the address cannot be written in a mail header. */
  replyTo?: Mailbox | undefined;
  letter: Letter;
  /** The same for every attempt, so that a mail server can detect duplicates. */
  messageId: string;
  /** A POST to this address ends a series of mails without a question (RFC 8058, one click). */
  unsubscribeUrl?: string;
  /** Sends plain text without HTML and signature. */
  isPlain?: boolean;
  /** Message-IDs of the earlier mails of the conversation; this mail replies to the last one. */
  references?: readonly string[];
  attachments?: readonly MailAttachment[] | undefined;
}

/** The time limit for sending one mail, including the wait for a connection. Long, because mail scanners are slow. */
const maxSendMs = 120_000;

/**
 * How long a process has the exclusive right (the claim) to send a mail. Longer than sending takes, so that a claim
 * expires only if its process has died or hangs.
 */
export const claimMs = maxSendMs + minute;

export const mailConnections = 3;

const signature = (): string => texts(mails).signature.map(withFacts).join('\n');

function inHeader({ name, address }: Mailbox): string | undefined {
  const headerForm = headerAddress(address);
  return headerForm && mailboxHeader(name, headerForm);
}

const headersOf = ({ kind, unsubscribeUrl }: OutgoingMail): Record<string, string> => ({
  ...(kind === 'personal' ? {} : { 'Auto-Submitted': kind, 'X-Auto-Response-Suppress': 'All' }),
  ...(unsubscribeUrl === undefined
    ? {}
    : {
        'List-Unsubscribe': `<${unsubscribeUrl}>, <mailto:${texts(agency).email}?subject=Abbestellen>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
});

/** A letter as the HTML of its mail. */
export const htmlOf = (letter: Letter): string => asHtml(letter, texts(agency).name, signature());

const textOf = ({ letter, isPlain }: OutgoingMail) => ({
  subject: subjectHeader(letter.subject),
  text: asText(letter, isPlain ? undefined : signature()),
  ...(isPlain ? {} : { html: htmlOf(letter) }),
});

/** The SMTP client for all mails of the service. */
@Injectable()
export class Mailer implements BeforeApplicationShutdown {
  private readonly transport;
  private readonly from: string;
  private readonly envelopeFrom: string;
  private isServerThere = true;

  constructor(
    @InjectEnv()
    settings: Pick<LeadsEnv, 'SMTP_URL' | 'MAIL_FROM' | 'BOUNCE_ADDRESS'> & DkimEnv,
    checks: HealthChecks,
  ) {
    const { SMTP_URL, MAIL_FROM, BOUNCE_ADDRESS } = settings;
    this.from = MAIL_FROM;
    this.envelopeFrom = BOUNCE_ADDRESS ?? MAIL_FROM;
    checks.add({ part: 'smtp', isVital: false, isUp: () => this.isReachable() });
    const dkim = dkimOptions(settings);
    this.transport = createTransport({
      url: SMTP_URL,
      pool: true,
      ...(dkim && { dkim }),
      maxConnections: mailConnections,
      // One retry on a new connection, because the server may have closed a pooled one. Jobs retry after other faults.
      maxRequeues: 1,
      // Long, because some servers delay their greeting for unknown clients.
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      // Long, because if the server accepts a mail only after our timeout, every retry sends the mail once more.
      socketTimeout: maxSendMs,
    });
  }

  /** Resolves when the mail server has accepted the mail; otherwise rejects with a MailFault. */
  async send(mail: OutgoingMail): Promise<void> {
    const { to, replyTo, messageId, references = [], attachments = [] } = mail;
    const address = headerAddress(to.address);
    if (address === undefined) {
      const cause = new Error('the address has no form for a mail header');
      throw new MailFault({ blame: 'recipient', isTransient: false, cause });
    }
    const raw = await buildMessage(
      {
        From: inHeader({ name: mail.fromName ?? texts(agency).name, address: this.from }),
        To: inHeader(to),
        'Reply-To': replyTo && inHeader(replyTo),
      },
      {
        ...writeContent(() => textOf(mail)),
        messageId: this.messageId(messageId),
        headers: headersOf(mail),
        references,
        inReplyTo: references.at(-1),
        attachments,
      },
    );
    const sending = this.transport.sendMail({
      raw,
      envelope: { from: this.envelopeFrom, to: address },
      signal: AbortSignal.timeout(maxSendMs),
    });
    await sending.then(
      () => void (this.isServerThere = true),
      (error: unknown) => {
        const fault = mailFault(error);
        this.isServerThere = fault.blame !== 'server';
        throw fault;
      },
    );
  }

  /** The Message-ID `<id@domain>`, with the domain of the sender's address. */
  messageId(id: string): string {
    return `<${id}@${this.from.slice(this.from.lastIndexOf('@') + 1)}>`;
  }

  /** Whether the mail server was working at the last mail. True before the first mail. */
  isReachable(): boolean {
    return this.isServerThere;
  }

  beforeApplicationShutdown(): void {
    this.transport.close();
  }
}
