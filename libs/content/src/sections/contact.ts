import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

interface ContactWords {
  readonly title: string;
  readonly subtitle: string;
  readonly formTitle: string;
  readonly formText: string;
  readonly imageAlt: string;
}

/** /kontakt: its head, and the text above the form. */
export const contact: Words<ContactWords> = {
  key: 'contact',
  shipped: {
    title: 'Kontakt',
    subtitle: 'Rufen Sie an, schreiben Sie uns oder kommen Sie vorbei.',
    formTitle: 'Schreiben Sie uns',
    formText:
      'Eine kurze Nachricht genügt. Geben Sie bitte eine E-Mail-Adresse oder Telefonnummer an, damit wir antworten können.',
    imageAlt: 'Das Büro am Fleet in der Hamburger Speicherstadt in der Abendsonne, Zeichnung',
  },
};

export const contactSection: Section<ContactWords> = {
  words: contact,
  group: 'Seiten',
  title: 'Kontakt',
  text: 'Der Kopf der Seite und die Worte am Formular. Anschrift, Nummern und Öffnungszeiten gehören zum Büro.',
  pages: ['/kontakt'],
  fields: {
    title: { kind: 'line', label: 'Überschrift', max: 80, fits: 40 },
    subtitle: { kind: 'line', label: 'Satz darunter', max: 200, fits: 120 },
    formTitle: { kind: 'line', label: 'Überschrift des Formulars', max: 80, fits: 40 },
    formText: { kind: 'paragraph', label: 'Text über dem Formular', max: 300 },
    imageAlt: {
      kind: 'line',
      label: 'Beschreibung der Zeichnung',
      max: 160,
      hint: 'Für Menschen, die die Zeichnung neben dem Formular nicht sehen.',
    },
  },
};
