import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type NodemailerError } from 'nodemailer';

/**
 * The cause of a failed mail. `server` means that neither mailbox nor text is the cause but e.g. an outage or our own
 * login.
 */
type Blame = 'recipient' | 'content' | 'server';

/**
 * Why a mail was not accepted. It is logged, so its message contains only codes, and it has no `cause`: the log would
 * add the server's reply, which may name a person.
 */
export class MailFault extends Error {
  readonly blame: Blame;
  /** True if a retry may succeed (a 4xx reply, an outage, our own login); false if this mail is refused for good. */
  readonly isTransient: boolean;
  /** The codes of the error, e.g. `EENVELOPE 550`; safe to show and log, because they contain no personal data. */
  readonly codes: string;
  /** The server's reply on one line, for staff; it may quote addresses. */
  readonly reply: string;

  constructor(options: { blame: Blame; isTransient: boolean; cause: unknown }) {
    const { response, message } = options.cause as Partial<NodemailerError>;
    const codes = codesOf(options.cause);
    super(`mail not accepted: ${codes}`);
    this.name = 'MailFault';
    this.blame = options.blame;
    this.isTransient = options.isTransient;
    this.codes = codes;
    this.reply = (response ?? message ?? String(options.cause)).replace(/\s+/g, ' ').slice(0, 500);
  }
}

/** Whether the server deferred this particular mail, because of its recipient or content. */
export const isDeferred = ({ blame, isTransient }: MailFault): boolean => isTransient && blame !== 'server';

/** What staff read of a failed attempt: the mail server's reply, or the German text of a problem. */
export function failureText(error: unknown): string {
  if (error instanceof MailFault) return error.reply;
  if (error instanceof ProblemError) return error.problem.detail;
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}

function codesOf(error: unknown): string {
  const { name, code, responseCode } = error as Partial<NodemailerError>;
  return [code ?? name, responseCode].filter(Boolean).join(' ');
}

/**
 * SMTP codes that concern our own session: 421 ends it, 503 is a wrong order of commands, 530 to 538 a failed login.
 */
const isAboutOwnSession = (reply: number) => reply === 421 || reply === 503 || (reply >= 530 && reply <= 538);

/**
 * The cause is `recipient` if the server refuses the SMTP command RCPT TO, `content` if it refuses DATA or the size of
 * the mail, and `server` for any other reply.
 */
function blameFor({ code, command, responseCode }: Partial<NodemailerError>): Blame {
  if (responseCode !== undefined && isAboutOwnSession(responseCode)) return 'server';
  if (code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'DATA')) return 'content';
  if (code === 'EENVELOPE' && (command === 'RCPT TO' || command === 'API')) return 'recipient';
  return 'server';
}

/** Converts any error of nodemailer to a MailFault. */
export function mailFault(error: unknown): MailFault {
  const smtpError = error as Partial<NodemailerError>;
  const blame = blameFor(smtpError);
  // Without a response code, nodemailer itself refused the mail as invalid, before it was sent.
  const { responseCode = 500 } = smtpError;
  return new MailFault({ blame, isTransient: blame === 'server' || responseCode < 500, cause: error });
}

/**
 * Runs `write`, which creates a mail's text. An error becomes a MailFault of the content, like a refusal by a server.
 */
export function writeContent<Written>(write: () => Written): Written {
  try {
    return write();
  } catch (cause) {
    throw new MailFault({ blame: 'content', isTransient: false, cause });
  }
}
