import { z } from 'zod';

/** A mailbox that is read by IMAP. */
export interface MailboxAddress {
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
  readonly user: string;
  readonly password: string;
  /** The path of the folder, `INBOX` by default. */
  readonly folder: string;
}

/** The parts of `imaps://user:password@host:port/folder`; undefined for any other text. */
function partsOf(text: string): MailboxAddress | undefined {
  try {
    const { protocol, hostname, port, username, password, pathname } = new URL(text);
    if (!['imap:', 'imaps:'].includes(protocol) || !hostname || !username || !password) return undefined;
    const isSecure = protocol === 'imaps:';
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (isSecure ? 993 : 143),
      isSecure,
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
    };
  } catch {
    return undefined;
  }
}

/** `imaps://user:password@host/folder`; signs such as `@` in a part are written as `%40`. `imap:` asks for STARTTLS. */
export const mailboxUrl = z.string().transform((text, context): MailboxAddress => {
  const parts = partsOf(text);
  if (parts) return parts;
  context.addIssue('is not imaps://user:password@host/folder');
  return z.NEVER;
});
