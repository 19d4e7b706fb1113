import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

interface SearchOrderWords {
  readonly title: string;
  readonly subtitle: string;
  readonly note: string;
  readonly noteLink: string;
}

/** /suchauftrag: its head, and the note on offers that are not public. */
export const searchOrder: Words<SearchOrderWords> = {
  key: 'search-order',
  shipped: {
    title: 'Ihr Suchauftrag',
    subtitle: 'Sagen Sie uns, was Sie suchen. Wir melden uns, sobald etwas passt.',
    note: 'Nicht alle unsere Angebote sind öffentlich. Viele Eigentümer wünschen einen diskreten Verkauf. Warum das so ist, lesen Sie unter',
    noteLink: 'Ihre Immobilienziele',
  },
};

export const searchOrderSection: Section<SearchOrderWords> = {
  words: searchOrder,
  group: 'Seiten',
  title: 'Suchauftrag',
  text: 'Der Kopf der Seite und der Hinweis über dem Formular.',
  pages: ['/suchauftrag'],
  fields: {
    title: { kind: 'line', label: 'Überschrift', max: 80, fits: 40 },
    subtitle: { kind: 'line', label: 'Satz darunter', max: 200, fits: 120 },
    note: {
      kind: 'paragraph',
      label: 'Hinweis über dem Formular',
      max: 400,
      hint: 'Danach folgen der Verweis auf die Immobilienziele der Seite Über uns und ein Punkt.',
    },
    noteLink: { kind: 'line', label: 'Verweis am Ende des Hinweises', max: 60 },
  },
};
