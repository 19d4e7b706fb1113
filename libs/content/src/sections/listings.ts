import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

interface ListingsWords {
  readonly title: string;
  readonly offMarketNote: string;
  readonly offMarketLink: string;
  readonly emptyHint: string;
  readonly source: string;
  readonly holidaysTitle: string;
  readonly holidaysLink: string;
  readonly holidaysButton: string;
  readonly abroadTitle: string;
  readonly abroadEmpty: string;
}

/** The lists /immobilien and /ferienimmobilien, which share their code (visitor-area §2, Listing). */
export const listings: Words<ListingsWords> = {
  key: 'listings',
  shipped: {
    title: 'Aktuelle Immobilienangebote',
    offMarketNote:
      'Nicht alle Objekte werden öffentlich angeboten. Von unseren Off-Market-Objekten erfahren Sie mit einem',
    offMarketLink: 'Suchauftrag',
    emptyHint: 'Sagen Sie uns, was Sie suchen. Wir melden uns, sobald etwas passt.',
    source: 'Die Angebote stammen aus unserem Immobilienverwaltungssystem und werden laufend abgeglichen.',
    holidaysTitle: 'Auswahl unserer Ferienimmobilien',
    holidaysLink: 'Alle Ferienimmobilien ansehen',
    holidaysButton: 'Jetzt registrieren für Off-Market Angebote',
    abroadTitle: 'Ferienimmobilien im Ausland',
    abroadEmpty: 'Derzeit sind keine Ferienimmobilien öffentlich im Angebot.',
  },
};

export const listingsSection: Section<ListingsWords> = {
  words: listings,
  group: 'Seiten',
  title: 'Immobilien und Ferienimmobilien',
  text: 'Die Worte über und unter den beiden Listen der Angebote.',
  pages: ['/immobilien', '/ferienimmobilien'],
  fields: {
    title: { kind: 'line', label: 'Überschrift der Immobilien', max: 80, fits: 40 },
    offMarketNote: {
      kind: 'line',
      label: 'Hinweis auf den Suchauftrag',
      max: 200,
      hint: 'Steht unter der Überschrift; danach folgt der Verweis auf die Seite Suchauftrag und ein Punkt.',
    },
    offMarketLink: { kind: 'line', label: 'Verweis am Ende des Hinweises', max: 60 },
    emptyHint: {
      kind: 'line',
      label: 'Satz, wenn nichts passt',
      max: 200,
      hint: 'Steht unter „Keine Immobilien gefunden“, wenn Besucher gefiltert haben.',
    },
    source: { kind: 'line', label: 'Herkunft der Angebote', max: 200, hint: 'Steht unter der Liste.' },
    holidaysTitle: {
      kind: 'line',
      label: 'Überschrift der Auswahl von Ferienimmobilien',
      max: 80,
      fits: 40,
      hint: 'Steht unter der Liste der Immobilien.',
    },
    holidaysLink: { kind: 'line', label: 'Knopf zu allen Ferienimmobilien', max: 60, fits: 34 },
    holidaysButton: { kind: 'line', label: 'Knopf zum Suchauftrag', max: 60, fits: 44 },
    abroadTitle: { kind: 'line', label: 'Überschrift der Ferienimmobilien', max: 80, fits: 40 },
    abroadEmpty: { kind: 'line', label: 'Satz, wenn es keine Ferienimmobilien gibt', max: 200 },
  },
};
