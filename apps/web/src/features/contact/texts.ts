import type { LeadFormTexts } from '../../ui/form/use-lead-form.ts';

/** visitor-area §8, Error catalogue; staff-area §8 puts a mark before the titles of some pages. */
export const contactTexts = (marks = { success: '', failure: '' }): LeadFormTexts => ({
  label: 'Kontaktformular',
  submit: 'Nachricht senden',
  pending: 'Wird gesendet...',
  success: {
    title: `${marks.success}Nachricht gesendet!`,
    description: 'Vielen Dank für Ihre Anfrage. Wir melden uns schnellstmöglich bei Ihnen.',
  },
  failure: {
    title: `${marks.failure}Fehler beim Versenden`,
    description: 'Bitte versuchen Sie es später erneut.',
  },
});
