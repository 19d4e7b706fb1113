import { type Salutation } from '@estate/contracts/values';
import { inGerman } from '../clock.ts';
import { type Lead, visitorEmail, visitorName } from '../lead/lead.ts';
import { type Block } from '../mail/letter.ts';

const salutations: Readonly<Record<Salutation, string>> = { herr: 'Herr', frau: 'Frau', divers: 'Divers' };

/** Who wrote, how to answer, and what they agreed to. */
export function personBlocks(lead: Lead): Block[] {
  const { consent, received_at } = lead;
  const salutation = 'salutation' in lead.form ? lead.form.salutation : undefined;
  return [
    { heading: 'Kontakt' },
    {
      facts: [
        ['Anrede', salutation && salutations[salutation]],
        ['Name', visitorName(lead)],
        ['E-Mail', visitorEmail(lead)],
        ['Telefon', lead.form.phone],
        ['Eingegangen', inGerman(received_at)],
        [
          'Einwilligung',
          consent.version ? `${consent.version}: ${consent.text ?? 'Text unbekannt'}` : undefined,
        ],
      ],
    },
  ];
}
