import type { LeadKind } from '@estate/domain/forms/all-forms';
import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

export interface MailsWords {
  /** Lines below each mail, which may name facts of the agency (agency-facts.ts). */
  readonly signature: readonly string[];
  /** The confirmation to a visitor. It goes to an unverified address and contains no typed words (decision 70). */
  readonly confirmation: {
    /** By kind of request; `{Immobilie}` is the title of a public property. */
    readonly subjects: Readonly<Record<LeadKind, string>>;
    readonly nextTitle: string;
    readonly changes: string;
    readonly stranger: string;
    readonly privacyLink: string;
  };
  /** The monthly mail to a proprietor, with `{Name}`, `{Immobilie}` and `{Monat}`. */
  readonly report: {
    readonly greeting: string;
    readonly subject: string;
    readonly figures: string;
    readonly noFigures: string;
    readonly link: string;
    readonly unsubscribe: string;
    readonly secret: string;
    readonly pausedSubject: string;
    readonly pausedLink: string;
    readonly pausedQuestion: string;
  };
}

/** What the agency says in mails to visitors and proprietors. Reply templates are edited by staff in the inbox. */
export const mails: Words<MailsWords> = {
  key: 'mails',
  shipped: {
    signature: [
      '{Firma}',
      '{Anschrift}',
      '{Telefon} · {E-Mail}',
      'Geschäftsführung: {Geschäftsführung} · {Registergericht}: {Registereintrag}',
    ],
    confirmation: {
      subjects: {
        expose: 'Ihre Exposé-Anfrage: {Immobilie}',
        order: 'Ihr Auftrag: {Immobilie}',
        viewing: 'Ihre Besichtigungsanfrage: {Immobilie}',
        application: 'Ihre Bewerbung: {Immobilie}',
        question: 'Ihre Frage: {Immobilie}',
        search: 'Ihr Suchauftrag',
        valuation: 'Ihre Anfrage zur Immobilienbewertung',
        contact: 'Ihre Nachricht an uns',
        callback: 'Ihr Rückrufwunsch',
        withdrawal: 'Eingang Ihres Widerrufs',
      },
      nextTitle: 'Wie es weitergeht',
      changes: 'Möchten Sie etwas ergänzen oder ändern, antworten Sie einfach auf diese E-Mail.',
      stranger:
        'Sie haben uns gar nicht geschrieben? Dann hat jemand Ihre Adresse angegeben; antworten Sie kurz auf diese E-Mail, und wir löschen die Angaben.',
      privacyLink: 'Wie wir mit Ihren Angaben umgehen',
    },
    report: {
      greeting: 'Guten Tag {Name},',
      subject: 'Ihr Bericht für {Monat}: {Immobilie}',
      figures: 'so oft wurde Ihre Immobilie im {Monat} auf unserer Website angesehen und angefragt:',
      noFigures: 'im {Monat} war Ihre Immobilie noch nicht auf unserer Website.',
      link: 'Bericht mit den Monaten davor ansehen',
      unsubscribe:
        'Diesen Bericht abbestellen: Öffnen Sie ihn über den Link und wählen Sie am Ende der Seite „Diesen Bericht abbestellen“. Ein Konto brauchen Sie dafür nicht.',
      secret: 'Der Link ist nur für Sie bestimmt. Wer ihn kennt, sieht den Bericht.',
      pausedSubject: 'Ihr Bericht pausiert: {Immobilie}',
      pausedLink: 'Bericht öffnen',
      pausedQuestion: 'Ist das ein Versehen? Dann antworten Sie bitte auf diese E-Mail.',
    },
  },
};

export const mailsSection: Section<MailsWords> = {
  words: mails,
  group: 'E-Mails',
  title: 'Bestätigungen, Berichte, Unterschrift',
  text: 'Was in den E-Mails an Besucher und Eigentümer steht. Wörter in geschweiften Klammern ersetzt die Website. Vorlagen für Antworten ändern Sie unter Anfragen.',
  pages: [],
  fields: {
    signature: {
      kind: 'list',
      label: 'Unterschrift',
      hint: 'Steht unter jeder E-Mail. {Firma}, {Anschrift}, {Telefon} und {E-Mail} kommen aus „Büro und Firma“; Firma, Sitz, Register und Geschäftsführung verlangt das Gesetz (§ 35a GmbHG).',
      entry: 'Zeile',
      min: 1,
      max: 10,
      of: { kind: 'line', label: 'Zeile', max: 120, facts: true },
    },
    confirmation: {
      kind: 'group',
      label: 'Bestätigung an Besucher',
      fields: {
        subjects: {
          kind: 'group',
          label: 'Betreff',
          hint: '{Immobilie} ist der Titel der Immobilie.',
          fields: {
            expose: { kind: 'line', label: 'Exposé', max: 100 },
            order: { kind: 'line', label: 'Auftrag', max: 100 },
            viewing: { kind: 'line', label: 'Besichtigung', max: 100 },
            application: { kind: 'line', label: 'Bewerbung', max: 100 },
            question: { kind: 'line', label: 'Frage', max: 100 },
            search: { kind: 'line', label: 'Suchauftrag', max: 100 },
            valuation: { kind: 'line', label: 'Bewertung', max: 100 },
            contact: { kind: 'line', label: 'Nachricht', max: 100 },
            callback: { kind: 'line', label: 'Rückruf', max: 100 },
            withdrawal: { kind: 'line', label: 'Widerruf', max: 100 },
          },
        },
        nextTitle: { kind: 'line', label: 'Überschrift vor dem Tag der Antwort', max: 60 },
        changes: { kind: 'paragraph', label: 'Satz für Ergänzungen', max: 300 },
        stranger: { kind: 'paragraph', label: 'Satz für Menschen, die nicht geschrieben haben', max: 400 },
        privacyLink: { kind: 'line', label: 'Link zum Datenschutz', max: 80 },
      },
    },
    report: {
      kind: 'group',
      label: 'Monatlicher Bericht an Eigentümer',
      hint: '{Name}, {Immobilie} und {Monat} ersetzt die Website.',
      fields: {
        greeting: { kind: 'line', label: 'Anrede', max: 80 },
        subject: { kind: 'line', label: 'Betreff', max: 120 },
        figures: { kind: 'paragraph', label: 'Satz vor den Zahlen', max: 300 },
        noFigures: { kind: 'paragraph', label: 'Satz, wenn es noch keine Zahlen gibt', max: 300 },
        link: { kind: 'line', label: 'Link zum Bericht', max: 80 },
        unsubscribe: { kind: 'paragraph', label: 'Wie man ihn abbestellt', max: 400 },
        secret: { kind: 'paragraph', label: 'Hinweis zum Link', max: 300 },
        pausedSubject: { kind: 'line', label: 'Betreff, wenn der Bericht pausiert', max: 120 },
        pausedLink: { kind: 'line', label: 'Link, wenn der Bericht pausiert', max: 80 },
        pausedQuestion: { kind: 'paragraph', label: 'Frage, wenn der Bericht pausiert', max: 300 },
      },
    },
  },
};
