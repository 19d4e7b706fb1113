import { type ConsentName, consentNames } from '@estate/domain/forms/form';
import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

export interface Consent {
  readonly form: ConsentName;
  /** Names this text for ever, because a lead stores what its sender agreed to. A changed text gets a new one. */
  readonly version: string;
  readonly text: string;
}

export interface ConsentsWords {
  readonly consents: readonly Consent[];
}

const contactText =
  'Ich habe die Datenschutzerklärung gelesen. Meine Angaben werden verwendet, um meine Nachricht zu beantworten.';

/** The texts of the required consent checkboxes of all forms; the withdrawal shows its text without one. */
export const consents: Words<ConsentsWords> = {
  key: 'consents',
  shipped: {
    consents: [
      {
        form: 'expose',
        version: 'expose-2026-11',
        text: 'Ich stimme den AGB zu und habe die Datenschutzerklärung gelesen. Meine Angaben werden verwendet, um mir das Exposé zu senden und Fragen dazu zu beantworten.',
      },
      {
        form: 'order',
        version: 'auftrag-2026-11',
        text: 'Ich stimme den AGB zu und habe die Datenschutzerklärung gelesen. Meine Angaben werden verwendet, um meinen Auftrag zu erfüllen und mir das Exposé zu senden.',
      },
      {
        form: 'viewing',
        version: 'besichtigung-2026-11',
        text: 'Ich habe die Datenschutzerklärung gelesen. Meine Angaben werden verwendet, um einen Besichtigungstermin mit mir abzustimmen.',
      },
      {
        form: 'application',
        version: 'bewerbung-2026-11',
        text: 'Ich habe die Datenschutzerklärung gelesen. Meine Angaben werden verwendet, um meine Bewerbung um die Wohnung zu bearbeiten.',
      },
      {
        form: 'question',
        version: 'frage-2026-11',
        text: 'Ich habe die Datenschutzerklärung gelesen. Meine Angaben werden verwendet, um meine Frage zu beantworten.',
      },
      {
        form: 'search',
        version: 'suchauftrag-2026-11',
        text: 'Ich stimme den AGB zu und habe die Datenschutzerklärung gelesen. Meine Angaben werden verwendet, um passende Immobilien für mich zu suchen und sie mir per E-Mail zu schicken, bis ich den Suchauftrag beende.',
      },
      {
        form: 'valuation',
        version: 'bewertung-2026-11',
        text: 'Ich habe die Datenschutzerklärung gelesen. Meine Angaben werden verwendet, um meine Immobilie zu bewerten und das Ergebnis mit mir zu besprechen.',
      },
      { form: 'contact', version: 'kontakt-2026-11', text: contactText },
      {
        form: 'callback',
        version: 'rueckruf-2026-11',
        text: 'Ich habe die Datenschutzerklärung gelesen. Meine Angaben werden verwendet, um mich zurückzurufen.',
      },
      { form: 'about', version: 'ueber-uns-2026-11', text: contactText },
      { form: 'appraisal', version: 'gutachten-2026-11', text: contactText },
      { form: 'broker', version: 'makler-2026-11', text: contactText },
      { form: 'landing', version: 'bewertung-kontakt-2026-11', text: contactText },
      {
        form: 'withdrawal',
        version: 'widerruf-2026-11',
        text: 'Ihre Angaben verwenden wir, um Ihren Widerruf zu bearbeiten und seinen Eingang zu bestätigen. Näheres steht in der Datenschutzerklärung.',
      },
    ],
  },
};

/** Each form has exactly one. */
const formCount = Object.keys(consentNames).length;

export const consentsSection: Section<ConsentsWords> = {
  words: consents,
  group: 'Rechtliches',
  title: 'Einwilligungen',
  text: 'Was Besucher ankreuzen, bevor sie ein Formular senden. Jede Anfrage behält den Wortlaut, dem zugestimmt wurde. Der Widerruf zeigt seinen Text als Hinweis, ohne Häkchen.',
  pages: 'all',
  isLegal: true,
  fields: {
    consents: {
      kind: 'list',
      label: 'Einwilligungen',
      hint: 'Die Wörter „Datenschutzerklärung“ und „AGB“ werden von selbst zu Links; das erste gehört in jeden Text.',
      entry: 'Einwilligung',
      min: formCount,
      max: formCount,
      unique: 'form',
      of: {
        kind: 'group',
        label: 'Einwilligung',
        fields: {
          form: { kind: 'choice', label: 'Formular', options: consentNames },
          version: {
            kind: 'line',
            label: 'Fassung',
            hint: 'Setzt die Website selbst, sobald sich der Text ändert.',
            max: 60,
          },
          text: { kind: 'paragraph', label: 'Text', max: 600 },
        },
      },
    },
  },
};
