import { exposeFieldsMissing } from '@estate/contracts/expose-texts';
import type { LeadFormTexts } from '../../ui/form/use-lead-form.ts';

/** visitor-area §8, Error catalogue. */
export const exposeTexts: LeadFormTexts = {
  label: 'Exposé anfordern',
  submit: 'Exposé anfordern',
  pending: 'Wird gesendet...',
  incomplete: exposeFieldsMissing,
  success: {
    title: 'Erfolgreich gesendet',
    description: 'Ihre Exposé-Anfrage wurde erfolgreich übermittelt. Wir werden uns bald bei Ihnen melden.',
  },
  failure: {
    title: 'Fehler',
    description: 'Es gab einen Fehler beim Senden Ihrer Anfrage. Bitte versuchen Sie es erneut.',
  },
};
