import { salutationLabels } from '@estate/contracts/salutation';
import { type AnyForm, type LeadOf } from '../lead/lead.ts';
import { nameOf } from '../lead/person.ts';
import { headerAddress } from '../mail/header-address.ts';
import { type Block } from '../mail/letter.ts';
import { inGerman } from '../time/berlin-time.ts';

const notForReply =
  'Diese E-Mail-Adresse enthält Zeichen, die als Antwortadresse nicht möglich sind. Bitte antworten Sie nicht auf diese E-Mail, sondern rufen Sie an oder schreiben Sie eine neue an die genannte Adresse.';

/** Name, contact data and consent of the sender. */
export function personBlocks({ form, consent, received_at }: LeadOf<AnyForm>): Block[] {
  const { salutation, email, phone } = form;
  return [
    { heading: 'Kontakt' },
    {
      facts: [
        ['Anrede', salutation && salutationLabels[salutation]],
        ['Name', nameOf(form)],
        ['E-Mail', email],
        ['Telefon', phone],
        ['Eingegangen', inGerman(received_at)],
        [
          'Einwilligung',
          consent.version ? `${consent.version}: ${consent.text ?? 'Text unbekannt'}` : undefined,
        ],
      ],
    },
    ...(email && headerAddress(email) === undefined ? [{ text: notForReply }] : []),
  ];
}
