import MailComposer from 'nodemailer/lib/mail-composer';
import { foldLines } from 'nodemailer/lib/mime-funcs';

/** Encoded values (header-text.ts); undefined headers are left out. */
export type AddressHeaders = Record<'From' | 'To' | 'Reply-To', string | undefined>;

/**
 * The whole message as sent by SMTP. nodemailer writes everything except the addresses, because it sends an
 * encoded-word typed in a name unchanged, and many mail programs would decode it.
 */
export async function buildMessage(
  addresses: AddressHeaders,
  rest: {
    subject: string;
    text: string;
    html?: string | undefined;
    messageId: string;
    headers: Record<string, string>;
  },
): Promise<Buffer> {
  const composer = new MailComposer({ ...rest, disableFileAccess: true, disableUrlAccess: true });
  const lines = Object.entries(addresses)
    .filter((header): header is [string, string] => header[1] !== undefined)
    .map(([name, value]) => `${foldLines(`${name}: ${value}`)}\r\n`);
  return Buffer.concat([Buffer.from(lines.join('')), await composer.compile().build()]);
}
