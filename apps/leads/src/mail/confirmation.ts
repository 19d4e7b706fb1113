import { type Block, type Letter } from './letter.ts';
import { type Links } from './links.ts';

/**
 * A confirmation to an unverified address. It contains no text typed by the sender, because otherwise anybody could
 * send any text to any address through our mail server.
 */
export function confirmation(texts: {
  subject: string;
  thanks: string;
  blocks?: readonly Block[];
  next: string;
  noContract: string;
  links: Links;
}): Letter {
  return {
    subject: texts.subject,
    blocks: [
      { text: 'Guten Tag,' },
      { text: texts.thanks },
      ...(texts.blocks ?? []),
      { heading: 'Wie es weitergeht' },
      { text: texts.next },
      { text: texts.noContract },
      {
        text: 'Sie haben uns gar nicht geschrieben? Dann hat jemand Ihre Adresse angegeben; antworten Sie kurz auf diese E-Mail, und wir löschen die Angaben.',
      },
      { link: texts.links.page('/datenschutz'), label: 'Wie wir mit Ihren Angaben umgehen' },
    ],
  };
}

/** §356a BGB: the site concludes no contract, and its mails say so. */
export const noContract =
  'Mit Ihrer Nachricht schließen Sie keinen Vertrag. Ein Maklervertrag kommt nur durch eine gesonderte Vereinbarung zustande.';
