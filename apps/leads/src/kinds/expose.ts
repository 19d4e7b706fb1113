import { noContractNote } from '@estate/content/forms';
import { type ExposeRequest } from '@estate/contracts/expose-request';
import { RequestExpose } from '@estate/contracts/leads';
import { type LeadProperty } from '../lead/lead.ts';
import { nameOf } from '../lead/person.ts';
import { confirmation } from '../mail/confirmation.ts';
import { type Kind } from './kind.ts';

function noteOn(property: LeadProperty | null): string | undefined {
  if (!property) return 'Die Immobilie ließ sich nicht nachschlagen. Bitte prüfen Sie, wer zuständig ist.';
  return property.is_public ? undefined : 'Diese Immobilie steht zurzeit nicht auf der Website.';
}

/** Exposé request. The visitor's letter names a property that is not public only by its number. */
export const expose: Kind<ExposeRequest> = {
  call: RequestExpose,

  agencyLetter(lead, { property, links }) {
    const { propertyId } = lead.form;
    const name = property?.title ?? `Immobilie ${propertyId}`;
    return {
      subject: `Exposé-Anfrage: ${name} (${nameOf(lead.form)})`,
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
      ],
    };
  },

  visitorLetter({ form: { propertyId } }, { property, responsible, links }) {
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
      next: `Das Exposé sendet Ihnen ${responsible.name} in der Regel am nächsten Werktag. Fragen dazu beantworten wir gern: Antworten Sie einfach auf diese E-Mail.`,
      noContract: noContractNote,
      links,
    });
  },
};
