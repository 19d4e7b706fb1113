import { FileSearchRequest } from '@estate/contracts/leads';
import { priceOf, roomsOf, searchFacts, type SearchRequest } from '@estate/contracts/search-request';
import { dealLabels, objectKindLabels } from '@estate/contracts/vocabulary';
import { nameOf } from '../lead/person.ts';
import { confirmation, noContract } from '../mail/confirmation.ts';
import { type Kind } from './kind.ts';

/** Search request. The visitor's letter repeats choices and numbers, but no words of the form, not even the place (decision 26). */
export const search: Kind<SearchRequest> = {
  call: FileSearchRequest,

  agencyLetter(lead) {
    const { form } = lead;
    return {
      subject: `Suchauftrag: ${dealLabels[form.buyOrRent]}, ${objectKindLabels[form.propertyType]}, ${form.location} (${nameOf(form)})`,
      blocks: [
        { text: 'Über die Website wurde ein Suchauftrag erteilt.' },
        { heading: 'Gesucht wird' },
        {
          facts: [['Kauf oder Miete', dealLabels[form.buyOrRent]], ...searchFacts(form)],
        },
      ],
    };
  },

  places: ({ location }) => [location],

  visitorLetter: ({ form }, { links }) =>
    confirmation({
      subject: 'Ihr Suchauftrag',
      thanks: 'vielen Dank für Ihren Suchauftrag. Wir haben ihn erhalten:',
      blocks: [
        {
          facts: [
            ['Gesucht', `${objectKindLabels[form.propertyType]} (${dealLabels[form.buyOrRent]})`],
            ['Ort', 'wie von Ihnen angegeben'],
            ['Zimmer', roomsOf(form)],
            ['Preis', priceOf(form)],
          ],
        },
      ],
      next: 'Wir gleichen Ihren Suchauftrag mit unserem Bestand ab und melden uns. Möchten Sie etwas ändern, antworten Sie einfach auf diese E-Mail.',
      noContract,
      links,
    }),
};
