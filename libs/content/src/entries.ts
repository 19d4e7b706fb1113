import type { FieldsOf } from './section.ts';

/* Entries of lists that several sections have. */

/** A reason, a step, a goal: a heading with a text. */
export interface Point {
  readonly title: string;
  readonly text: string;
}

export const pointFields: FieldsOf<Point> = {
  title: { kind: 'line', label: 'Überschrift', max: 80, fits: 40 },
  text: { kind: 'paragraph', label: 'Text', max: 400 },
};

/** Review by a customer, displayed with 5 stars. */
export interface Voice {
  readonly name: string;
  readonly subtitle: string;
  readonly text: string;
}

export const voiceFields: FieldsOf<Voice> = {
  name: {
    kind: 'line',
    label: 'Name',
    max: 60,
    hint: 'So, wie die Kundin oder der Kunde genannt sein möchte.',
  },
  subtitle: { kind: 'line', label: 'Anlass', max: 60, hint: 'Zum Beispiel: Hausverkauf in Volksdorf.' },
  text: {
    kind: 'paragraph',
    label: 'Stimme',
    max: 400,
    hint: 'Im Wortlaut und ohne Anführungszeichen. Nur Stimmen, die dem Hinweis über ihre Prüfung entsprechen.',
  },
};
