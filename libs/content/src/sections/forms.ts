import { type ConsentName, consentNames } from '@estate/domain/forms/form';
import type { GroupField, Section } from '../section.ts';
import type { Words } from '../texts.ts';

/** What a visitor reads after sending a form: on the page, as a toast and in the confirming mail. */
export interface FormAnswer {
  readonly title: string;
  readonly text: string;
  /** Who answers by when: `{Person}` of the agency, `{Tag}` with office hours. */
  readonly promise: string;
}

/** Title and sentence above a form that has a section of its own on several pages. */
export interface FormIntroduction {
  readonly title: string;
  readonly text: string;
}

export interface FormsWords {
  readonly introductions: Readonly<
    Record<'expose' | 'order' | 'viewing' | 'application' | 'question' | 'callback', FormIntroduction>
  >;
  /** By form; the forms are named as their consents. */
  readonly answers: Readonly<Record<ConsentName, FormAnswer>>;
}

const message: FormAnswer = {
  title: 'Nachricht gesendet!',
  text: 'Vielen Dank für Ihre Anfrage. Wir melden uns schnellstmöglich bei Ihnen.',
  promise: '{Person} antwortet Ihnen in der Regel bis {Tag}.',
};
/** With an emoji, which the specification asks for on some pages (staff-area §8). */
const messageWithMark: FormAnswer = { ...message, title: '✅ Nachricht gesendet!' };

export const formWords: Words<FormsWords> = {
  key: 'forms',
  shipped: {
    introductions: {
      expose: {
        title: 'Exposé anfordern',
        text: 'Sie erhalten alle Angaben zur Immobilie per E-Mail, kostenlos und unverbindlich.',
      },
      order: {
        title: 'Exposé beauftragen',
        text: 'Das Exposé dieser Immobilie ist Teil eines Maklerauftrags. Sie erhalten es sofort; eine Provision schulden Sie nur, wenn Sie die Immobilie kaufen.',
      },
      viewing: {
        title: 'Besichtigung anfragen',
        text: 'Sehen Sie sich die Immobilie vor Ort an. Ein Termin ist kostenlos und unverbindlich.',
      },
      application: {
        title: 'Für die Wohnung bewerben',
        text: 'Ein paar Angaben genügen. Wir melden uns und vereinbaren eine Besichtigung mit Ihnen.',
      },
      question: {
        title: 'Frage stellen',
        text: 'Was möchten Sie über die Immobilie wissen?',
      },
      callback: {
        title: 'Rückruf vereinbaren',
        text: 'Nennen Sie uns Ihre Nummer und eine Tageszeit. Wir rufen Sie an, kostenlos und unverbindlich.',
      },
    },
    answers: {
      expose: {
        title: 'Erfolgreich gesendet',
        text: 'Ihre Exposé-Anfrage wurde erfolgreich übermittelt. Wir werden uns bald bei Ihnen melden.',
        promise:
          'Das Exposé kommt per E-Mail: gleich, wenn es fertig ist, sonst sendet es Ihnen {Person} in der Regel bis {Tag}.',
      },
      order: {
        title: 'Auftrag gesendet',
        text: 'Vielen Dank! Ihr Auftrag ist bei uns angekommen.',
        promise:
          'Auftragsbestätigung und Exposé kommen per E-Mail. Erst mit der Auftragsbestätigung ist der Maklervertrag geschlossen. Ist sie bis {Tag} nicht da, melden Sie sich bitte bei uns; {Person} hilft Ihnen.',
      },
      viewing: {
        title: 'Besichtigungsanfrage gesendet',
        text: 'Vielen Dank! Ihre Besichtigungsanfrage ist bei uns angekommen.',
        promise: '{Person} schlägt Ihnen in der Regel bis {Tag} einen Termin vor.',
      },
      application: {
        title: 'Bewerbung gesendet',
        text: 'Vielen Dank! Ihre Bewerbung ist bei uns angekommen.',
        promise: '{Person} meldet sich in der Regel bis {Tag} bei Ihnen.',
      },
      question: {
        title: 'Frage gesendet',
        text: 'Vielen Dank! Ihre Frage ist bei uns angekommen.',
        promise: '{Person} antwortet Ihnen in der Regel bis {Tag}.',
      },
      search: {
        title: 'Suchauftrag erfolgreich erstellt',
        text: 'Vielen Dank! Wir melden uns zeitnah bei Ihnen.',
        promise:
          'Bitte bestätigen Sie den Suchauftrag mit dem Link in der E-Mail, die wir Ihnen gerade schicken; dann schreiben wir Ihnen von selbst, wenn etwas passt. {Person} sieht Ihren Wunsch in der Regel bis {Tag}.',
      },
      valuation: {
        title: 'Vielen Dank für Ihre Anfrage!',
        text: 'Ihre Angaben sind bei uns angekommen.',
        promise:
          '{Person} prüft Ihre Angaben und meldet sich in der Regel bis {Tag} mit unserer Einschätzung.',
      },
      contact: message,
      callback: {
        title: 'Rückrufwunsch gesendet',
        text: 'Vielen Dank! Wir rufen Sie zur gewünschten Tageszeit an.',
        promise: '{Person} ruft Sie in der Regel bis {Tag} zurück.',
      },
      about: message,
      appraisal: messageWithMark,
      broker: messageWithMark,
      landing: message,
      withdrawal: {
        title: 'Ihr Widerruf ist eingegangen',
        text: 'Eine Eingangsbestätigung mit Ihrer Erklärung schicken wir Ihnen jetzt per E-Mail. Kommt sie nicht an, rufen Sie uns bitte an.',
        promise: '{Person} meldet sich in der Regel bis {Tag} bei Ihnen.',
      },
    },
  },
};

const introductionField = (label: string): GroupField<FormIntroduction> => ({
  kind: 'group',
  label,
  fields: {
    title: { kind: 'line', label: 'Überschrift', max: 60, fits: 40 },
    text: { kind: 'paragraph', label: 'Satz', max: 300 },
  },
});

const answerField = (label: string): GroupField<FormAnswer> => ({
  kind: 'group',
  label,
  fields: {
    title: { kind: 'line', label: 'Überschrift', max: 60, fits: 40 },
    text: { kind: 'paragraph', label: 'Satz nach dem Senden', max: 300 },
    promise: {
      kind: 'paragraph',
      label: 'Wer bis wann antwortet',
      hint: '{Person} ist, wer antwortet, {Tag} der Tag, bis zu dem das Büro nach seinen Öffnungszeiten antwortet.',
      max: 300,
    },
  },
});

export const formsSection: Section<FormsWords> = {
  words: formWords,
  group: 'Seiten',
  title: 'Formulare',
  text: 'Was über einem Formular steht, und was man nach dem Senden liest, auf der Seite und in der Bestätigung per E-Mail.',
  pages: 'all',
  fields: {
    introductions: {
      kind: 'group',
      label: 'Über dem Formular',
      fields: {
        expose: introductionField(consentNames.expose),
        order: introductionField(consentNames.order),
        viewing: introductionField(consentNames.viewing),
        application: introductionField(consentNames.application),
        question: introductionField(consentNames.question),
        callback: introductionField(consentNames.callback),
      },
    },
    answers: {
      kind: 'group',
      label: 'Nach dem Senden',
      fields: {
        expose: answerField(consentNames.expose),
        order: answerField(consentNames.order),
        viewing: answerField(consentNames.viewing),
        application: answerField(consentNames.application),
        question: answerField(consentNames.question),
        search: answerField(consentNames.search),
        valuation: answerField(consentNames.valuation),
        contact: answerField(consentNames.contact),
        callback: answerField(consentNames.callback),
        about: answerField(consentNames.about),
        appraisal: answerField(consentNames.appraisal),
        broker: answerField(consentNames.broker),
        landing: answerField(consentNames.landing),
        withdrawal: answerField(consentNames.withdrawal),
      },
    },
  },
};
