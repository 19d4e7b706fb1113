import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

/** A template of a mail to everybody whose search orders match a property. */
export interface SearchLetterTemplate {
  readonly title: string;
  readonly subject: string;
  readonly text: string;
}

interface SearchLettersWords {
  readonly templates: readonly SearchLetterTemplate[];
  readonly badge: string;
  readonly earlyBadge: string;
  /** What stands below the text if the property is not online yet. */
  readonly early: string;
  /** The link to the exposé, if the letter has one. */
  readonly expose: string;
  readonly contact: string;
  readonly reason: string;
  readonly link: string;
}

/** What the mails say that staff write to everybody whose search orders match a property. */
export const searchLetters: Words<SearchLettersWords> = {
  key: 'search-letters',
  shipped: {
    templates: [
      {
        title: 'Passt zu Ihrer Suche',
        subject: 'Passt zu Ihrer Suche: {Immobilie}',
        text: 'diese Immobilie in {Ort} passt zu dem, was Sie suchen. Möchten Sie sie ansehen? Dann antworten Sie einfach auf diese E-Mail.\n\nMit freundlichen Grüßen\n{Makler}',
      },
      {
        title: 'Vorab',
        subject: 'Vorab für Sie: {Immobilie}',
        text: 'bevor wir diese Immobilie in {Ort} öffentlich anbieten, zeigen wir sie Ihnen. Wenn sie Ihnen gefällt, sagen Sie uns bitte bald Bescheid.\n\nMit freundlichen Grüßen\n{Makler}',
      },
      {
        title: 'Besichtigungstermin',
        subject: 'Besichtigung: {Immobilie}',
        text: 'diese Immobilie in {Ort} passt zu Ihrer Suche. Wir zeigen sie allen, die sie sehen möchten, am {Welcher Tag und welche Uhrzeit?}. Kommen Sie? Eine kurze Antwort auf diese E-Mail genügt.\n\nMit freundlichen Grüßen\n{Makler}',
      },
    ],
    badge: 'Für Ihre Suche',
    earlyBadge: 'Vorab für Sie',
    early:
      'Sie sehen diese Immobilie vor allen anderen: Auf unserer Website steht sie erst ab {Zeitpunkt}. Bis dahin hat sie keine Seite.',
    expose: 'Exposé als PDF ansehen',
    contact: 'Antworten Sie auf diese E-Mail, oder rufen Sie an:',
    reason:
      'Sie bekommen diese E-Mail von {Firma}, weil diese Immobilie zu Ihrem Suchauftrag „{Suchauftrag}“ passt.',
    link: 'Suchaufträge ändern, pausieren oder beenden',
  },
};

export const searchLettersSection: Section<SearchLettersWords> = {
  words: searchLetters,
  group: 'E-Mails',
  title: 'E-Mails an alle Suchenden',
  text: 'Vorlagen und feste Sätze der E-Mails, die das Team zu einer Immobilie an alle passenden Suchaufträge schreibt. Wörter in geschweiften Klammern ersetzt die Website.',
  pages: [],
  fields: {
    templates: {
      kind: 'list',
      label: 'Vorlagen',
      entry: 'Vorlage',
      min: 1,
      max: 12,
      unique: 'title',
      of: {
        kind: 'group',
        label: 'Vorlage',
        hint: 'Die Anrede steht schon darüber. {Immobilie}, {Ort} und {Makler} kommen von selbst. Eine Frage in Klammern, wie {Welcher Tag?}, füllt aus, wer schreibt.',
        fields: {
          title: { kind: 'line', label: 'Name', max: 60 },
          subject: { kind: 'line', label: 'Betreff', max: 120 },
          text: { kind: 'paragraph', label: 'Text', max: 3_000 },
        },
      },
    },
    badge: { kind: 'line', label: 'Über der Immobilie', max: 40 },
    earlyBadge: { kind: 'line', label: 'Über einer Immobilie, die noch nicht online ist', max: 40 },
    early: { kind: 'paragraph', label: 'Satz, bis wann sie noch nicht online ist', max: 300 },
    expose: { kind: 'line', label: 'Link zum Exposé', max: 80 },
    contact: { kind: 'paragraph', label: 'Über Name und Nummer', max: 200 },
    reason: { kind: 'paragraph', label: 'Warum die E-Mail kommt', max: 300 },
    link: { kind: 'line', label: 'Link zu den Suchaufträgen', max: 80 },
  },
};
