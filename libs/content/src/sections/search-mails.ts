import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

interface SearchMailsWords {
  /** The mail that asks for the confirmation of a search order. Without pictures, offers and greetings. */
  readonly confirmation: {
    readonly subject: string;
    readonly text: string;
    readonly link: string;
    readonly stranger: string;
    readonly full: string;
  };
  readonly greeting: string;
  readonly subjects: {
    readonly new: string;
    readonly price: string;
    readonly available: string;
    readonly several: string;
  };
  readonly badges: { readonly new: string; readonly price: string; readonly available: string };
  readonly rhythm: string;
  readonly link: string;
  /** The question to somebody who opened no link for a year. */
  readonly question: { readonly subject: string; readonly text: string; readonly link: string };
}

/** What the mails about search orders say. */
export const searchMails: Words<SearchMailsWords> = {
  key: 'search-mails',
  shipped: {
    confirmation: {
      subject: 'Bitte bestätigen Sie Ihren Suchauftrag',
      text: 'mit dieser Adresse wurde am {Zeitpunkt} ein Suchauftrag erteilt. Er beginnt, sobald Sie ihn auf dieser Seite bestätigen:',
      link: 'Suchauftrag bestätigen',
      stranger:
        'Waren Sie es nicht? Dann müssen Sie nichts tun: Ohne Bestätigung schreiben wir Ihnen nicht, und nach 14 Tagen löschen wir die Angaben.',
      full: 'mit dieser Adresse wurde am {Zeitpunkt} ein weiterer Suchauftrag erteilt. Für eine Adresse sind zehn möglich, und so viele haben Sie schon. Beenden Sie bitte einen davon und erteilen Sie den neuen noch einmal:',
    },
    greeting: 'Guten Tag,',
    subjects: {
      new: 'Neu in {Ort}: {Angaben}',
      price: 'Neuer Preis in {Ort}: {Angaben}',
      available: 'Wieder frei in {Ort}: {Angaben}',
      several: '{Anzahl} Immobilien zu Ihrer Suche',
    },
    badges: { new: 'Neu', price: 'Neuer Preis', available: 'Wieder frei' },
    rhythm: 'Sie bekommen diese E-Mail von {Firma}, weil Sie einen Suchauftrag erteilt haben: {Rhythmus}.',
    link: 'Suchaufträge ändern, pausieren oder beenden',
    question: {
      subject: 'Suchen Sie noch?',
      text: 'seit einem Jahr haben Sie keine unserer E-Mails zu Ihrem Suchauftrag geöffnet. Wenn Sie noch suchen, öffnen Sie bitte die Seite Ihrer Suchaufträge; sonst beenden wir sie in 30 Tagen und löschen Ihre Adresse.',
      link: 'Ja, ich suche noch',
    },
  },
};

export const searchMailsSection: Section<SearchMailsWords> = {
  words: searchMails,
  group: 'E-Mails',
  title: 'E-Mails zu Suchaufträgen',
  text: 'Was in den E-Mails zu Suchaufträgen steht. Wörter in geschweiften Klammern ersetzt die Website.',
  pages: [],
  fields: {
    confirmation: {
      kind: 'group',
      label: 'Bitte um Bestätigung',
      hint: 'Keine Werbung: Die Adresse ist noch nicht bestätigt.',
      fields: {
        subject: { kind: 'line', label: 'Betreff', max: 100 },
        text: { kind: 'paragraph', label: 'Text', max: 400 },
        link: { kind: 'line', label: 'Link', max: 80 },
        stranger: { kind: 'paragraph', label: 'Satz für Fremde', max: 400 },
        full: { kind: 'paragraph', label: 'Text, wenn es schon zehn Suchaufträge gibt', max: 500 },
      },
    },
    greeting: { kind: 'line', label: 'Anrede', max: 60 },
    subjects: {
      kind: 'group',
      label: 'Betreff',
      hint: '{Ort} und {Angaben} kommen von der Immobilie.',
      fields: {
        new: { kind: 'line', label: 'Neues Angebot', max: 100 },
        price: { kind: 'line', label: 'Geänderter Preis', max: 100 },
        available: { kind: 'line', label: 'Wieder frei', max: 100 },
        several: { kind: 'line', label: 'Mehrere', max: 100 },
      },
    },
    badges: {
      kind: 'group',
      label: 'Was neu ist',
      fields: {
        new: { kind: 'line', label: 'Neues Angebot', max: 40 },
        price: { kind: 'line', label: 'Geänderter Preis', max: 40 },
        available: { kind: 'line', label: 'Wieder frei', max: 40 },
      },
    },
    rhythm: { kind: 'paragraph', label: 'Warum die E-Mail kommt', max: 300 },
    link: { kind: 'line', label: 'Link zu den Suchaufträgen', max: 80 },
    question: {
      kind: 'group',
      label: 'Frage nach einem Jahr',
      fields: {
        subject: { kind: 'line', label: 'Betreff', max: 100 },
        text: { kind: 'paragraph', label: 'Text', max: 500 },
        link: { kind: 'line', label: 'Link', max: 80 },
      },
    },
  },
};
