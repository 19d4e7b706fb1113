import { type NodemailerError } from 'nodemailer';

/** What a refused mail is refused for. `server`: neither mailbox nor text is to blame, so somebody has to mend that. */
export type Blame = 'recipient' | 'content' | 'server';

/** Why a mail server did not take a mail. `message` is what it said, on one line; it may quote addresses. */
export class MailFault extends Error {
  readonly blame: Blame;
  /** Another try may go better (4xx, an outage, our own login); otherwise this very mail is refused. */
  readonly isForNow: boolean;
  /** `EENVELOPE 550`: what may be shown or logged anywhere, because it quotes nobody. */
  readonly codes: string;

  constructor(about: { blame: Blame; isForNow: boolean; cause: unknown }) {
    const { response, message } = about.cause as Partial<NodemailerError>;
    super((response ?? message ?? String(about.cause)).replace(/\s+/g, ' ').slice(0, 500), {
      cause: about.cause,
    });
    this.name = 'MailFault';
    this.blame = about.blame;
    this.isForNow = about.isForNow;
    this.codes = codesOf(about.cause);
  }
}

/** The server answered "not now" to this very mail. */
export const isPutOff = ({ blame, isForNow }: MailFault): boolean => isForNow && blame !== 'server';

function codesOf(error: unknown): string {
  const { name, code, responseCode } = error as Partial<NodemailerError>;
  return [code ?? name, responseCode].filter(Boolean).join(' ');
}

/** 421 ends the session, 503 speaks of its order, 530 to 538 of our own login. */
const isAboutUs = (reply: number) => reply === 421 || reply === 503 || (reply >= 530 && reply <= 538);

/** The mailbox answers at RCPT TO, the text is judged at DATA (or by its size before); all else is about us. */
function blameFor({ code, command, responseCode }: Partial<NodemailerError>): Blame {
  if (responseCode !== undefined && isAboutUs(responseCode)) return 'server';
  if (code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'DATA')) return 'content';
  if (code === 'EENVELOPE' && (command === 'RCPT TO' || command === 'API')) return 'recipient';
  return 'server';
}

/** For whatever nodemailer rejects with. */
export function mailFault(error: unknown): MailFault {
  const spoken = error as Partial<NodemailerError>;
  const blame = blameFor(spoken);
  // Without a reply nodemailer itself found that no server would take it.
  const { responseCode = 500 } = spoken;
  return new MailFault({ blame, isForNow: blame === 'server' || responseCode < 500, cause: error });
}

/** Runs what writes a mail's text. If that fails, the text is to blame, as if a server had refused it. */
export function writing<Written>(write: () => Written): Written {
  try {
    return write();
  } catch (cause) {
    throw new MailFault({ blame: 'content', isForNow: false, cause });
  }
}
