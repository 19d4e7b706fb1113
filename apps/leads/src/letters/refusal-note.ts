import { type Block } from '../mail/letter.ts';
import { type MailFault } from '../mail/mail-fault.ts';
import { type Party } from '../mail/mailer.ts';

/**
 * The first lines of a mail that goes to the office because the intended mailbox refused it. The short form does not
 * quote the server's reply, because another server may refuse these words.
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
