import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

interface ExposeWords {
  /** In the document, before the person: that nothing is owed yet. */
  readonly notice: string;
  /** In the document, at its end. */
  readonly disclaimer: string;
  /** The mail with the exposé; `{Immobilie}` is the title, `{Tag}` the last day of its link, `{Person}` who answers. */
  readonly mail: {
    readonly subject: string;
    readonly text: string;
    readonly link: string;
    readonly until: string;
    readonly nextTitle: string;
    readonly next: string;
    readonly viewing: string;
  };
  /** The page behind the link. */
  readonly page: {
    readonly text: string;
    readonly download: string;
    readonly bankSheet: string;
  };
}

/** What the agency says in an exposé, in the mail with it and on its page. Everything else comes from the CRM. */
export const expose: Words<ExposeWords> = {
  key: 'expose',
  shipped: {
    notice:
      'Mit der Anfrage dieses Exposés haben Sie keinen Vertrag geschlossen, und es entsteht keine Provision. Ein Maklervertrag kommt nur durch eine gesonderte Vereinbarung zustande.',
    disclaimer:
      'Die Angaben beruhen auf Auskünften des Eigentümers und auf vorgelegten Unterlagen; wir haben sie sorgfältig zusammengestellt. Irrtum und Zwischenverkauf sind vorbehalten.',
    mail: {
      subject: 'Ihr Exposé: {Immobilie}',
      text: 'vielen Dank für Ihr Interesse. Das Exposé liegt dieser E-Mail als PDF bei.',
      link: 'Exposé ansehen und herunterladen',
      until: 'Der Link gilt bis {Tag}, solange die Immobilie angeboten wird.',
      nextTitle: 'Fragen oder eine Besichtigung?',
      next: '{Person} ist gern für Sie da. Antworten Sie einfach auf diese E-Mail, oder rufen Sie an.',
      viewing: 'Besichtigung anfragen',
    },
    page: {
      text: 'Hier finden Sie das Exposé, das wir Ihnen geschickt haben.',
      download: 'Exposé herunterladen',
      bankSheet: 'Kostenblatt für die Bank herunterladen',
    },
  },
};

export const exposeSection: Section<ExposeWords> = {
  words: expose,
  group: 'E-Mails',
  title: 'Exposé',
  text: 'Die Sätze, die in allen Exposés gleich sind, und die E-Mail, mit der sie kommen. Alles andere kommt aus Propstack. Wörter in geschweiften Klammern ersetzt die Website.',
  pages: [],
  fields: {
    notice: {
      kind: 'paragraph',
      label: 'Kein Vertrag',
      max: 500,
      hint: 'Steht im Exposé. Eine Anfrage darf keinen Maklervertrag schließen (BGH, I ZR 159/24); bitte nur nach Rat eines Anwalts ändern.',
    },
    disclaimer: { kind: 'paragraph', label: 'Vorbehalt am Ende', max: 600 },
    mail: {
      kind: 'group',
      label: 'E-Mail mit dem Exposé',
      fields: {
        subject: { kind: 'line', label: 'Betreff', max: 100 },
        text: { kind: 'paragraph', label: 'Text', max: 400 },
        link: { kind: 'line', label: 'Link', max: 80 },
        until: { kind: 'paragraph', label: 'Wie lange der Link gilt', max: 200 },
        nextTitle: { kind: 'line', label: 'Überschrift vor der Person', max: 60 },
        next: { kind: 'paragraph', label: 'Satz vor der Person', max: 300 },
        viewing: { kind: 'line', label: 'Link zur Besichtigung', max: 60 },
      },
    },
    page: {
      kind: 'group',
      label: 'Seite hinter dem Link',
      fields: {
        text: { kind: 'paragraph', label: 'Text', max: 300 },
        download: { kind: 'line', label: 'Knopf für das Exposé', max: 60 },
        bankSheet: { kind: 'line', label: 'Knopf für das Kostenblatt', max: 60 },
      },
    },
  },
};
