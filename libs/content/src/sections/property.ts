import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

interface PropertyWords {
  readonly closedText: string;
  readonly addressText: string;
  readonly similarTitle: string;
}

/** The agency's words on the page of a property, beside those of the CRM. */
export const property: Words<PropertyWords> = {
  key: 'property',
  shipped: {
    closedText:
      'Sie suchen etwas Ähnliches? Mit einem Suchauftrag erfahren Sie von passenden Angeboten, auch von solchen, die wir nicht öffentlich zeigen.',
    addressText: 'Die genaue Anschrift nennen wir Ihnen gern auf Anfrage.',
    similarTitle: 'Ähnliche Immobilien',
  },
};

export const propertySection: Section<PropertyWords> = {
  words: property,
  group: 'Seiten',
  title: 'Seite einer Immobilie',
  text: 'Die Sätze, die auf den Seiten der Immobilien gleich sind. Alles andere dort kommt aus Propstack.',
  pages: ['/immobilie'],
  fields: {
    closedText: {
      kind: 'paragraph',
      label: 'Nach dem Verkauf',
      max: 300,
      hint: 'Steht an verkauften und vermieteten Immobilien über dem Knopf zum Suchauftrag.',
    },
    addressText: {
      kind: 'line',
      label: 'Ohne Straße',
      max: 120,
      hint: 'Steht hinter dem Ort, wenn die Straße nicht öffentlich ist.',
    },
    similarTitle: { kind: 'line', label: 'Überschrift der ähnlichen Immobilien', max: 80, fits: 40 },
  },
};
