import type { LeadFormTexts } from '../../ui/form/use-lead-form.ts';

/** visitor-area §8, Error catalogue. */
export const searchOrderTexts: LeadFormTexts = {
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
