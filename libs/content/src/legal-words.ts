import type { FieldsOf } from './section.ts';

export interface LegalPart {
  /** Anchor of the part. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** List items, displayed after the paragraphs. */
  readonly list: readonly string[];
}

/** A legal page. Its texts name facts of the agency by placeholders (agency-facts.ts). */
export interface LegalWords {
  readonly title: string;
  /** Date of the document ('Stand: ...'); empty if it has none. */
  readonly dated: string;
  readonly intro: string;
  readonly sections: readonly LegalPart[];
}

const factsHint =
  'Angaben des Büros stehen in geschweiften Klammern und werden von selbst eingesetzt: {Name}, {Firma}, {Anschrift}, {Straße}, {Ort}, {Land}, {Telefon}, {E-Mail}, {E-Mail Datenschutz}, {Öffnungszeiten}, {Geschäftsführung}, {Registergericht}, {Registereintrag}, {USt-IdNr.}, {Erlaubnis}, {Aufsichtsbehörde}.';

export const legalFields: FieldsOf<LegalWords> = {
  title: { kind: 'line', label: 'Überschrift', max: 80, fits: 40 },
  dated: { kind: 'line', label: 'Stand', max: 40, optional: true, hint: 'Zum Beispiel: Stand: 01.11.2026' },
  intro: { kind: 'paragraph', label: 'Einleitung', max: 1000, optional: true, facts: true },
  sections: {
    kind: 'list',
    label: 'Abschnitte',
    entry: 'Abschnitt',
    min: 1,
    max: 40,
    unique: 'id',
    hint: factsHint,
    of: {
      kind: 'group',
      label: 'Abschnitt',
      fields: {
        id: {
          kind: 'slug',
          label: 'Sprungmarke',
          max: 60,
          hint: 'Ende der Adresse dieses Abschnitts, zum Beispiel: haftung-fuer-inhalte.',
        },
        title: { kind: 'line', label: 'Überschrift', max: 80 },
        paragraphs: {
          kind: 'list',
          label: 'Absätze',
          entry: 'Absatz',
          min: 0,
          max: 20,
          of: { kind: 'paragraph', label: 'Absatz', max: 2000, facts: true },
        },
        list: {
          kind: 'list',
          label: 'Aufzählung',
          entry: 'Punkt',
          min: 0,
          max: 30,
          hint: 'Steht unter den Absätzen.',
          of: { kind: 'line', label: 'Punkt', max: 300, facts: true },
        },
      },
    },
  },
};
