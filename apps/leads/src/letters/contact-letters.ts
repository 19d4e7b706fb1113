import { afterSending } from '@estate/content/forms';
import { type Lead, visitorName } from '../lead/lead.ts';
import { type Letter } from '../mail/letter.ts';
import { confirmation, noContract } from './confirmation.ts';
import { type Links } from './links.ts';
import { personBlocks } from './person-facts.ts';

export function contactMessageLetter(lead: Lead<'contact'>): Letter {
  const { message, source } = lead.form;
  return {
    subject: `Nachricht über die Website (${visitorName(lead)})`,
    blocks: [
      { text: 'Über die Website kam diese Nachricht:' },
      { quote: message },
      ...personBlocks(lead),
      { facts: [['Geschrieben auf', source]] },
    ],
  };
}

export const contactConfirmation = (links: Links): Letter =>
  confirmation({
    subject: 'Ihre Nachricht an uns',
    thanks: 'vielen Dank für Ihre Nachricht. Sie ist bei uns angekommen.',
    next: afterSending.contact,
    noContract,
    links,
  });
