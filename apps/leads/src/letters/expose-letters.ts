import { noContractNote } from '@estate/content/forms';
import { type Lead, type LeadProperty, visitorName } from '../lead/lead.ts';
import { type Letter } from '../mail/letter.ts';
import { confirmation } from './confirmation.ts';
import { type Links } from './links.ts';
import { personBlocks } from './person-facts.ts';

/** To the broker. `property` is null where the catalog does not know the object or could not be asked. */
export function exposeRequestLetter(
  lead: Lead<'expose'>,
  property: LeadProperty | null,
  links: Links,
): Letter {
  const { propertyId } = lead.form;
  const name = property?.title ?? `Immobilie ${propertyId}`;
  return {
    subject: `Exposé-Anfrage: ${name} (${visitorName(lead)})`,
    blocks: [
      { text: `Über die Website wurde ein Exposé angefordert.` },
      { heading: 'Immobilie' },
      {
        facts: [
          ['Titel', property?.title],
          ['Ort', property?.city ?? undefined],
          ['Nummer', String(propertyId)],
          ['Hinweis', noteOn(property)],
        ],
      },
      ...(property?.is_public ? [{ link: links.property(property), label: 'Immobilie ansehen' }] : []),
      ...personBlocks(lead),
    ],
  };
}

function noteOn(property: LeadProperty | null): string | undefined {
  if (!property) return 'Die Immobilie ließ sich nicht nachschlagen. Bitte prüfen Sie, wer zuständig ist.';
  return property.is_public ? undefined : 'Diese Immobilie steht zurzeit nicht auf der Website.';
}

/** To the visitor. An object that is not public is named by its number only. */
export function exposeConfirmation(
  { form: { propertyId } }: Lead<'expose'>,
  property: LeadProperty | null,
  brokerName: string,
  links: Links,
): Letter {
  const shown = property?.is_public ? property : null;
  return confirmation({
    subject: `Ihre Exposé-Anfrage: ${shown?.title ?? `Immobilie ${propertyId}`}`,
    thanks: 'vielen Dank für Ihr Interesse. Wir haben Ihre Exposé-Anfrage zu dieser Immobilie erhalten:',
    blocks: [
      {
        facts: [
          ['Immobilie', shown?.title],
          ['Ort', shown?.city ?? undefined],
          ['Nummer', String(propertyId)],
        ],
      },
      ...(shown ? [{ link: links.property(shown), label: 'Immobilie ansehen' }] : []),
    ],
    next: `Das Exposé sendet Ihnen ${brokerName} in der Regel am nächsten Werktag. Fragen dazu beantworten wir gern: Antworten Sie einfach auf diese E-Mail.`,
    noContract: noContractNote,
    links,
  });
}
