import { afterSending } from './forms.ts';

export interface ToastText {
  readonly title: string;
  readonly description: string;
}

/** What a visitor form says beside its fields (visitor-area §8, Error catalogue). */
export interface FormTexts {
  /** Names the form for assistive technology. */
  readonly label: string;
  readonly submit: string;
  readonly pending: string;
  readonly success: ToastText;
  readonly failure: ToastText;
}

export const exposeTexts: FormTexts = {
  label: 'Exposé anfordern',
  submit: 'Exposé anfordern',
  pending: 'Wird gesendet...',
  success: {
    title: 'Erfolgreich gesendet',
    description: 'Ihre Exposé-Anfrage wurde erfolgreich übermittelt. Wir werden uns bald bei Ihnen melden.',
  },
  failure: {
    title: 'Fehler',
    description: 'Es gab einen Fehler beim Senden Ihrer Anfrage. Bitte versuchen Sie es erneut.',
  },
};

export const searchOrderTexts: FormTexts = {
  label: 'Suchauftrag',
  submit: 'Suchauftrag erteilen',
  pending: 'Wird gesendet...',
  success: {
    title: 'Suchauftrag erfolgreich erstellt',
    description: 'Vielen Dank! Wir melden uns zeitnah bei Ihnen.',
  },
  failure: {
    title: 'Fehler',
    description: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  },
};

export const contactTexts: FormTexts = {
  label: 'Kontaktformular',
  submit: 'Nachricht senden',
  pending: 'Wird gesendet...',
  success: {
    title: 'Nachricht gesendet!',
    description: 'Vielen Dank für Ihre Anfrage. Wir melden uns schnellstmöglich bei Ihnen.',
  },
  failure: {
    title: 'Fehler beim Versenden',
    description: 'Bitte versuchen Sie es später erneut.',
  },
};

/** staff-area §8 puts a mark before the titles of some pages' contact forms. */
export const markedContactTexts: FormTexts = {
  ...contactTexts,
  success: { ...contactTexts.success, title: '✅ Nachricht gesendet!' },
  failure: { ...contactTexts.failure, title: '❌ Fehler beim Versenden' },
};

/** What /danke says, by its query; a browser without scripts gets there instead of a toast. */
export const thanks = {
  expose: { ...exposeTexts.success, next: afterSending.expose },
  suchauftrag: { ...searchOrderTexts.success, next: afterSending.searchOrder },
  nachricht: { ...contactTexts.success, next: afterSending.contact },
} as const;
