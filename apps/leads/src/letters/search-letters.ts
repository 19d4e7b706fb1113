import { searchFacts } from '@estate/contracts/search-request';
import { dealLabels, objectKindLabels } from '@estate/contracts/vocabulary';
import { type Lead, visitorName } from '../lead/lead.ts';
import { type Letter } from '../mail/letter.ts';
import { confirmation, noContract } from './confirmation.ts';
import { type Links } from './links.ts';
import { personBlocks } from './person-facts.ts';

export function searchRequestLetter(lead: Lead<'search'>): Letter {
  const { form } = lead;
  return {
    subject: `Suchauftrag: ${dealLabels[form.buyOrRent]}, ${objectKindLabels[form.propertyType]}, ${form.location} (${visitorName(lead)})`,
    blocks: [
      { text: 'Über die Website wurde ein Suchauftrag erteilt.' },
      { heading: 'Gesucht wird' },
      {
        facts: [['Kauf oder Miete', dealLabels[form.buyOrRent]], ...searchFacts(form)],
      },
      ...personBlocks(lead),
    ],
  };
}

export function searchConfirmation({ form }: Lead<'search'>, links: Links): Letter {
  return confirmation({
    subject: 'Ihr Suchauftrag',
    thanks: 'vielen Dank für Ihren Suchauftrag. Wir haben ihn erhalten:',
    blocks: [
      { facts: [['Gesucht', `${objectKindLabels[form.propertyType]} (${dealLabels[form.buyOrRent]})`]] },
    ],
    next: 'Wir gleichen Ihren Suchauftrag mit unserem Bestand ab und melden uns. Möchten Sie etwas ändern, antworten Sie einfach auf diese E-Mail.',
    noContract,
    links,
  });
}
