import { agency } from '@estate/content/agency';
import { createTransport } from 'nodemailer';
import { headerName, headerText } from './header-text.ts';
import { asHtml, asText, type Letter } from './letter.ts';
import { isAboutTheMail } from './smtp-fault.ts';

export interface Party {
  name: string;
  address: string;
}

export interface OutgoingMail {
  to: Party;
  replyTo?: Party | undefined;
  letter: Letter;
  /** The same at every attempt, so that a mail server that got it twice can tell. */
  messageId: string;
  /** Answers nobody and wants no out-of-office reply (RFC 3834). */
  isConfirmation?: boolean;
}

/** All the time that one mail may take, waiting for a connection included. */
export const longestSendMs = 60_000;

export const mailConnections = 3;

const { street, zipCode, city } = agency.address;
const signature = `${agency.legalName}\n${street}, ${zipCode} ${city}\n${agency.phone.text} · ${agency.email}`;

const named = ({ name, address }: Party) => ({ name: headerName(name), address });

/** The only one who speaks SMTP. */
export class Mailer {
  private readonly transport;
  private isServerThere = true;

  constructor(
    smtpUrl: string,
    private readonly from: string,
  ) {
    this.transport = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: mailConnections,
      // A pooled connection may have been closed by the server meanwhile; other faults are the queue's to repeat.
      maxRequeues: 1,
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: 15_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Resolves when the mail server took it; else rejects with what it said. */
  async send({ to, replyTo, letter, messageId, isConfirmation = false }: OutgoingMail): Promise<void> {
    const sending = this.transport.sendMail({
      from: named({ name: agency.name, address: this.from }),
      to: named(to),
      ...(replyTo ? { replyTo: named(replyTo) } : {}),
      subject: headerText(letter.subject, 150),
      text: asText(letter, signature),
      html: asHtml(letter, agency.name, signature),
      messageId: this.messageId(messageId),
      ...(isConfirmation
        ? { headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' } }
        : {}),
      signal: AbortSignal.timeout(longestSendMs),
    });
    await sending.then(
      () => void (this.isServerThere = true),
      (error: unknown) => {
        this.isServerThere = isAboutTheMail(error);
        throw error;
      },
    );
  }

  /** `<id@domain>` under the sender's domain. */
  messageId(id: string): string {
    return `<${id}@${this.from.slice(this.from.lastIndexOf('@') + 1)}>`;
  }

  /** As the last mail found it. */
  isReachable(): boolean {
    return this.isServerThere;
  }

  close(): void {
    this.transport.close();
  }
}
