import { type NodemailerError } from 'nodemailer';

/** The cause of a refusal. `server` means neither mailbox nor text, so an operator has to repair the server. */
export type Blame = 'recipient' | 'content' | 'server';

/** Why a mail was not accepted. The message has the codes only, because a log writes it. */
export class MailFault extends Error {
  readonly blame: Blame;
  /** True if a retry may succeed (4xx, an outage, our own login); otherwise this mail is refused. */
  readonly isForNow: boolean;
  /** For example `EENVELOPE 550`; safe to show and log, because it contains no personal data. */
  readonly codes: string;
  /** The server's reply on one line, for staff; it may quote addresses. */
  readonly reply: string;

  constructor(options: { blame: Blame; isForNow: boolean; cause: unknown }) {
    const { response, message } = options.cause as Partial<NodemailerError>;
    const codes = codesOf(options.cause);
    super(`mail not accepted: ${codes}`, { cause: options.cause });
    this.name = 'MailFault';
    this.blame = options.blame;
    this.isForNow = options.isForNow;
    this.codes = codes;
    this.reply = (response ?? message ?? String(options.cause)).replace(/\s+/g, ' ').slice(0, 500);
  }
}

/** The server deferred this particular mail. */
export const isPutOff = ({ blame, isForNow }: MailFault): boolean => isForNow && blame !== 'server';

function codesOf(error: unknown): string {
  const { name, code, responseCode } = error as Partial<NodemailerError>;
  return [code ?? name, responseCode].filter(Boolean).join(' ');
}

/** 421 ends the session, 503 concerns the order of commands, 530 to 538 our own login. */
const isAboutUs = (reply: number) => reply === 421 || reply === 503 || (reply >= 530 && reply <= 538);

/** RCPT TO blames the mailbox, DATA (or the size before) the text; any other reply blames the server. */
function blameFor({ code, command, responseCode }: Partial<NodemailerError>): Blame {
  if (responseCode !== undefined && isAboutUs(responseCode)) return 'server';
  if (code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'DATA')) return 'content';
  if (code === 'EENVELOPE' && (command === 'RCPT TO' || command === 'API')) return 'recipient';
  return 'server';
}

/** Converts any rejection of nodemailer. */
export function mailFault(error: unknown): MailFault {
  const spoken = error as Partial<NodemailerError>;
  const blame = blameFor(spoken);
  // Without a reply nodemailer itself refused the mail, because no server would accept it.
  const { responseCode = 500 } = spoken;
  return new MailFault({ blame, isForNow: blame === 'server' || responseCode < 500, cause: error });
}

/** Runs a function that writes a mail's text. A failure blames the content, as if a server had refused it. */
export function writing<Written>(write: () => Written): Written {
  try {
    return write();
  } catch (cause) {
    throw new MailFault({ blame: 'content', isForNow: false, cause });
  }
}
