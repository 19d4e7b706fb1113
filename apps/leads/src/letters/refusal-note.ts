import { type Block } from '../mail/letter.ts';
import { type MailFault } from '../mail/mail-fault.ts';
import { type Party } from '../mail/mailer.ts';

/**
 * On top of a mail that reaches the office because the mailbox it was meant for refused it. The short form quotes
 * nothing of what the server said: that may be the very words that another one refuses.
 */
export function refusalNote(
  refusals: readonly { mailbox: Party; fault: MailFault }[],
  isShort: boolean,
): Block[] {
  const [first] = refusals;
  if (!first) return [];
  const { mailbox, fault } = first;
  const answer = isShort ? fault.codes : fault.message;
  const what = fault.blame === 'recipient' ? 'nimmt keine E-Mails an' : 'hat den Inhalt abgelehnt';
  return [
    {
      text: `Diese Anfrage war für ${mailbox.name} bestimmt. Das Postfach ${mailbox.address} ${what} (${answer}). Bitte geben Sie die Anfrage weiter und lassen Sie das Postfach prüfen.`,
    },
  ];
}
